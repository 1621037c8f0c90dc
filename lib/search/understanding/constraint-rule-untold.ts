import { isAfter, isBefore, software, softwareElsewhere } from "@/lib/search/understanding/constraint-rule";

/** The languages of interfaces that are asked for, as four languages call them. */
const interfaceLanguages = Object.entries({
  German: "german|deutsch(?:e[nrs]?)?|aleman|allemande?",
  Spanish: "spanish|spanisch(?:e[nrs]?)?|espanola?|espagnole?",
  French: "french|franzosisch(?:e[nrs]?)?|frances|francaise?",
  Italian: "italian|italienisch(?:e[nrs]?)?|italiano|italienne?",
}).map(([name, words]) => [
  `With an interface in ${name}`,
  `${isAfter("(?:design|build|creat|translat|localis|localiz)\\w*(?: (?:an?|the|my|our))?|my|our")}(?:(?:with|has|mit|avec|con) )?(?:(?:an?|the|eine[rm]?|une|una) )?(?:(?:${words}) (?:(?:user )?interface|(?:bedien)?oberflache)|(?:(?:user )?interface|interfaz|(?:bedien)?oberflache) (?:(?:is )?(?:in|auf|en) )?(?:${words}))`,
]);
const law = "(?:gdpr|rgpd|dsgvo)";
/** Who works on the law itself asks for no tool that keeps it: "GDPR compliance checklist". */
const onTheLaw = isBefore(
  "compliance|polic(?:y|ies)|privacy|audits?|requests?|consent|law|rules?|fines?|checklists?|questions?|training|texts?|documents?|documentation|notices?|banners?|articles?|for|and|in|und|fur|richtlinie|erklarung|reports?|assessments?",
);
const gdpr = [
  `(?:that (?:is|are) |which is )?${law} (?:compliant|friendly|safe|ready|konform(?:e[nrsm]?)?)${isBefore("polic(?:y|ies)|texts?|documents?|consent|forms?")}`,
  `(?:that |which )?complies with (?:the )?${law}|(?:qui est )?conformes? (?:au |al |con el )?${law}|que (?:cumpl[ea]n?|respet[ea]n?) (?:con )?(?:el )?${law}`,
  `^${law}${onTheLaw}(?= [^ ])`,
  `${isAfter("the|about|of|on|for|under|zur|uber|le|el|sur|sobre|with|and|und|et|y")}${law}$(?<=(?<![^ ])(?:${software}|${softwareElsewhere}|transkription|transcripcion)(?: [^ ]+){0,2} ${law})`,
];
const paidOnce = [
  "(?:with |as |for )?(?:an? )?one (?:time|off) (?:purchase|payment|fee|licen[cs]e)|(?:with )?(?:an? )?life ?time (?:deals?|licen[cs]es?)",
  "^(?:buy|pay) once(?= [^ ]+ )|(?:buy|pay|bought|paid) once$",
  "(?:zum |als |mit |per )?einmal(?:ige[rnm]? )?(?:kauf|zahlung)|(?:(?:avec|en) )?(?:un )?(?:achat|paiement) unique|(?:(?:con|de) )?(?:un )?(?:pago|compra) unic[oa]",
];
const noSubscription = [
  `(?:without|with no|no) (?:an? |any )?subscriptions?${isBefore("management|manager|tracking|box(?:es)?|business")}`,
  "ohne (?:ein )?abo(?:nnement)?|sin suscripcion(?:es)?|sans abonnements?",
];
/** What people want, or will not have, of which no fact tells enough: it says nothing of what is looked for, and is told beside the answers. */
export const untold = Object.entries({
  ...Object.fromEntries(interfaceLanguages),
  "Without a watermark":
    "(?:without|with no|no) (?:an? |any |the )?watermarks?|(?:ohne|sin|sans) (?:wasserzeichen|marcas? de agua|filigrane)",
  "Without a credit card":
    "(?:without|with no|no) (?:an? |any |my )?credit cards?(?: (?:needed|required))?|(?:ohne|sin|sans) (?:kreditkarte|tarjeta de credito|carte bancaire)",
  "In line with the GDPR": gdpr.join("|"),
  "In line with HIPAA": "(?:that (?:is|are) |which is )?hipaa (?:compliant|safe|ready)",
  "Without training on your data": `(?:that |which )?(?:(?:(?:does|do|will|may|must) not|(?:doesn|don|won)(?: t)?|not|never|without) (?:be )?(?:us(?:e|ed|ing) (?:my|our) \\w+ (?:to train|for training)|train(?:ed|ing)? (?:on|with) (?:my|our) \\w+)|no training on (?:my|our) \\w+)`,
  "Paid once": paidOnce.join("|"),
  "Without a subscription": noSubscription.join("|"),
  "Without installing anything":
    "(?:without|with no|no) (?:an? |any )?(?:installing(?: anything)?|installation|downloading(?: anything)?)|(?:ohne|sin|sans) (?:installation|(?:etwas )?(?:zu installieren|installieren)|instalar(?: nada)?|(?:rien )?installer)",
}).map(([label, words]) => ({ label, words: new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, "g") }));
