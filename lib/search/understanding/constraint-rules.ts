import {
  isAfter,
  isBefore,
  others,
  type Rule,
  rule,
  software,
  softwareElsewhere,
} from "@/lib/search/understanding/constraint-rule";
import { madeInEurope } from "@/lib/search/understanding/constraint-rule-europe";
import { paid } from "@/lib/search/understanding/constraint-rule-paid";

/** What somebody's things do not leave; of a home somebody speaks otherwise too. */
const premises =
  "(?:own )?(?:computer|laptop|machine|pc|mac|device|building|office|network|servers?|company|firm|practice|clinic|hospital)";
/** Said of what somebody makes or writes about, a name tells nothing of where the tool shall run. */
const made = isAfter(
  "(?:(?:build|mak|creat|develop|cod|test|learn|translat|document|publish|writ|program)(?:e|ing)?|about)(?: (?:an?|the|my|our|your))?(?: (?:new|own|simple))?",
);
/** Who has an app for phones, or makes one, works on it elsewhere: "the texts of our iPhone app". */
const notOurApp = (name: string) => `(?!(?<=(?:my|our) (?:${name})) (?:apps?|games?)(?![^ ]))`;
/** Where a tool shall run, as a name or with a word before it. */
const on = (name: string) =>
  `(?:(?:on|with|for) (?:(?:my|our|an?|the) )?|${made}(?:(?:my|our|an?|the) )?)(?:${name})(?: only)?${notOurApp(name)}`;
/** The same before what it shall do: "mac writing app". */
const atStart = (name: string) =>
  `(?<=^ *)(?:${name})${isBefore("only|and|on|in|for|vs|or|to|von|y|et|doors?|clean\\w*|replac\\w*|repair\\w*|install\\w*|frames?|lipsticks?|makeup|\\d+")}(?= [^ ]+)`;
/** The same of a few words that end with the name: "transcribe windows"; nobody says so of what is in a house. */
const atEnd = (name: string) =>
  `${isAfter("(?:clean|wash|replac|repair|install|draw|paint)\\w*|broken|dirty|double|new|the|my|our|big")}(?<=^ *(?:[^ ]+ +){1,3})(?:${name}) *$`;
const phone = "(?:mobile(?: phone)?|cell(?: ?phone)?|phone|smartphone)";
const ofPhone = isBefore(
  "lines?|bills?|calls?|numbers?|company|companies|systems?|operators?|to|into|contracts?|covers?|cases?",
);
const byPhone = isAfter(
  "recorded|filmed|taken|shot|made|saved|stored|calls?|talk|talking|speak|speaking|meetings?|customers?",
);

/** What comes with a tool may be free without it: "with a free domain". */
const notWithFree =
  "(?!(?<=with an? )free(?! (?:forever|plans?|tiers?|versions?|accounts?|option|use)(?![^ ]))|(?<=mit (?:(?:eine[rmn]?) )?)kostenlose[nrms]? (?:domain|webadresse))";

export const plain: Rule[] = [
  rule("freePlan", "true", [
    // What somebody gives away, or has, is not what the tool costs.
    `${isAfter("versand|lieferung|dominios?|domaines?")}${notWithFree}(?:for free|free of (?:charge|cost)|(?:(?:completely|totally|forever) )?free(?: forever)?|gratis|kostenlos(?:e[nrs]?)?|kostenfrei(?:e[nrs]?)?|umsonst)${isBefore(
      "verse|time|trials?|e ?books?|leads?|up|of|samples?|webinare?s?|shipping|delivery|gifts?|will|speech|throws?|fall|range|lance|space|kicks?|offers?|downloads?|shows?|newsletters?|versand|muster|testversion|probe|para clientes",
    )}`,
    `without paying${isBefore("for (?!it|this|that|anything)\\w+|an?|the|my|our", others)}`,
    "without (?:costs?|spending (?:(?:any )?money|anything|a (?:cent|penny)))",
    `${isAfter("work|worked|working|all|did it")}for nothing`,
    "(?:that|which|it|this|and) (?:doesn t|does not|don t) cost (?:me )?(?:anything|a thing)",
    "(?:must not|mustn t|should not|shouldn t|can t|cannot) cost (?:me )?(?:anything|a thing)",
    // Whom somebody does not want to pay is not the tool.
    `${isAfter(`(?:${others})(?: (?:do|does|are|is))?`)}(?:don t|do not|dont|not) (?:want|willing|going|able) to (?:spend (?:anything|(?:any )?money)|pay(?: (?:anything|for it))?)${isBefore("an?|the|for|my|our|some\\w*|people|more|\\d+|on")}`,
    "(?:at |with )?(?:no|zero) (?:cost|budget)|(?:(?:that |which |it )?(?:should|must|may|can|has to) )?costs? (?:me |us )?nothing",
    `${isAfter(`(?:${others})(?: (?:with|have))?`)}(?:(?:i|we) (?:have|ve|ve got|got) )?no money${isBefore("back|down|for|transfers?|management|laundering|to")}|(?:i|we) (?:m|am|re|are) broke`,
    "not paid|zum nulltarif|ohne (?:zu (?:be)?zahlen|kosten|geld)|(?:darf|soll|sollte) (?:mich )?nichts kosten|kostet nichts",
    `${isAfter("facturas?|factures?|partir|cuentas?")}(?:sin (?:pagar|gastar)(?: (?:nada|dinero))?|sans (?:rien )?(?:payer|depenser)(?: (?:rien|un (?:sou|centime)))?)`,
    "(?:que )?no (?:sean?|es) de pago|que no cuesten?(?: nada)?|(?:qui )?ne coute(?:nt)? rien",
    `sin (?:costo|coste)|${isAfter("essais?|domaines?|dominios?|livraison|echantillons?|muestras?|envios?|pruebas?")}gratuit(?:e|s|es|ement|o|a|os|as)?`,
  ]),
  paid,
  rule("openSource", "true", [
    // Their own library is open, and not the tool that they look for.
    `${isAfter("our|my|contribute to")}open ?sourced?${isBefore("library|project|package|repo|repository")}`,
    "quelloffen(?:e[nrs]?)?|(?:de )?codigo abierto|free software|logiciel libre",
  ]),
  rule("platform", "self-hosted", [
    "self ?host(?:ed|ing)?|on prem(?:ise)?|hosted by ourselves|host(?: it)? (?:myself|ourselves)",
    "(?:on|in) (?:our|my) own servers?|auf (?:unserem|meinem) (?:eigenen )?server",
  ]),
  rule(
    "local",
    "true",
    [
      "(?:runs |running )?on (?:my|our) own (?:\\w+ )?(?:computers?|laptops?|pc|machines?|mac|hardware)",
      `offline${isBefore("shops?|stores?|business|businesses|retail|retailers?|events?|marketing|sales|world|meetings?|and online")}`,
      `locally${isBefore("grown|made|sourced|produced|owned|based|brewed|baked")}`,
      `(?:without|with no|no) (?:the |an )?internet(?: connection)?${isBefore("bullying|people|safety|addiction|marketing|research")}`,
      "directement sur mon (?:ordi(?:nateur)?|pc)|direkt auf meinem (?:rechner|pc|laptop)|directamente en mi (?:pc|ordenador|compu(?:tadora)?)",
      "(?:without the|no|ohne(?: die)?) cloud|without (?:uploading|sending) (?:\\w+ ){0,3}anywhere",
      "ohne internet|lokal|auf (?:(?:meinem|dem) eigenen|eigenem) (?:rechner|computer|pc|laptop)",
      "en mi propio (?:ordenador|portatil|pc)|sur mon propre (?:ordinateur|portable|pc)",
      `(?:sin|sans) (?:internet|conexion(?: a internet)?|connexion(?: (?:a )?internet)?)|hors ligne${isBefore("(?:et|ou) en ligne")}|en local`,
    ],
    true,
  ),
  // Said of where somebody's things may be, it tells nothing of the job.
  rule("local", "true", [
    `nothing(?: (?:may|must|can|should|ever|is|allowed|to)){0,3} leaves? (?:my|our|the) ${premises}`,
    `${isAfter(others)}(?:(?:must|may|should|can) (?:not|never)|cannot|can t|mustn t|never)(?: ever)? leaves? (?:my|our|the) ${premises}`,
    "(?:not|never|nothing)(?: (?:may|must|can|should|ever|be|sent|stored|uploaded|goes?|anything)){0,4} (?:in|into|to|on) (?:the|a|any) cloud",
    "(?:nichts|nicht|nie)(?: (?:darf|soll|sollen|durfen|geht)){0,2} in (?:die|der|eine) cloud(?: (?:gehen|landen|liegen))?",
    "(?:rien|pas|jamais) (?:dans|sur) le cloud|(?:nada|no|nunca) (?:en|a) la nube",
  ]),
  rule("phone", "true", [
    `${byPhone}(?:(?:on|from) (?:my|our|the|a)|with (?:my|our)) ${phone}${ofPhone}`,
    "(?:(?:auf|mit) (?:dem|meinem)|am|furs|fur (?:das|mein)) (?:handy|smartphone)|(?:en|con|desde|para) (?:el|mi) (?:movil|telefono|celular)",
    "(?:sur|avec|depuis|pour) (?:mon|le) (?:telephone|mobile|smartphone)",
  ]),
  rule("platform", "ios", [on("iphones?|ipads?|ios")]),
  rule("platform", "android", [on("android(?: phone)?")]),
  rule("platform", "macos", [
    `(?:on|for) (?:my |a |the )?(?:mac|macbook)|${made}(?:macos|mac app|os x)|(?:am|fur den|sur|en) mac`,
    atStart("mac|macos|macbook"),
    atEnd("mac|macos"),
    "mac(?:os)? only",
  ]),
  rule("platform", "windows", [
    `(?:on|for) (?:my |a |the )?windows(?: pc)?${isBefore("and doors|cleaning")}|${made}windows (?:app|program|programm|software)|(?:unter|sur|en) windows`,
    atStart("windows(?: 1[01])?"),
    atEnd("windows"),
    "windows only",
  ]),
  rule("platform", "linux", [on("linux|ubuntu")]),
  rule("platform", "browser-extension", [
    `${made}(?:chrome|browser|firefox) (?:extension|plug ?in|add ?on)s?|browser ?erweiterung`,
    `${made}(?:extension|plug ?in|add ?on|erweiterung)s? (?:for|in|fur|pour|para) (?:my |the |den |le |el )?(?:chrome|browser|firefox|navigateur|navegador)`,
  ]),
  rule("platform", "cli", ["(?:from|in|on) the (?:terminal|command line|shell)|command line|im terminal"]),
  rule("hasApi", "true", [
    `(?:(?:(?:that )?(?:has|have|with|needs?|offers?) (?:an )?|(?:via|through|over|by) (?:an |the )?)|${made})api(?: access)?${isBefore(
      "documentation|docs|reference|tests?|testing|keys?|errors?|calls?|design",
    )}`,
    "(?:mit|con|avec) (?:une )?api",
  ]),
  madeInEurope,
];

/** How people call what tools work with; a name that is an ordinary word counts with another beside it only. */
const integrationNames: Record<string, string> = {
  slack: "slack",
  "microsoft-teams": "microsoft teams|ms teams|teams(?= (?:meetings?|calls?|besprechungen)(?![^ ]))",
  zoom: "zoom",
  "google-meet": "google meet",
  gmail: "gmail|google mail",
  "google-calendar": "google calendar",
  "google-drive": "google drive",
  "google-workspace": "google (?:docs|sheets|slides|workspace)",
  outlook: "outlook",
  "microsoft-365": "microsoft 365|office 365|excel|powerpoint|microsoft word|word documents?",
  notion: "notion",
  zapier: "zapier",
  salesforce: "salesforce",
  hubspot: "hubspot",
  jira: "jira",
  confluence: "confluence",
  asana: "asana",
  trello: "trello",
  clickup: "clickup",
  github: "github",
  gitlab: "gitlab",
  "vs-code": "vs ?code|visual studio code",
  jetbrains: "jetbrains|intellij|pycharm|webstorm",
  figma: "figma",
  "adobe-creative-cloud":
    "photoshop|premiere(?: pro)?|(?:adobe|in|with|for) illustrator|after effects|creative cloud",
  canva: "canva",
  wordpress: "wordpress",
  shopify: "shopify",
  webflow: "webflow",
  discord: "discord",
  whatsapp: "whatsapp",
  telegram: "telegram",
  airtable: "airtable",
  zendesk: "zendesk",
  zotero: "zotero",
  obsidian: "obsidian",
  unity: "unity",
  "unreal-engine": "unreal(?: engine)?",
  blender: "blender",
  dropbox: "dropbox",
  mcp: "mcp",
};
export const integrations = Object.entries(integrationNames).map(([value, words]) =>
  rule("integration", value, [words], true),
);
/** Names that are ordinary words: beside "works with" they are names all the same. */
const shortNames: Record<string, string> = {
  "microsoft-teams": "teams(?! (?:of|in|from|that|who)(?![^ ]))",
  "microsoft-365": "word|office",
  "adobe-creative-cloud": "illustrator",
};
export const spokenNames = Object.entries(integrationNames).map(([value, words]) => ({
  value,
  words: new RegExp(`(?<![^ ])(?:${value in shortNames ? `${words}|${shortNames[value]}` : words})(?![^ ])`),
}));
const anyName = `(?:${spokenNames.map(({ words }) => words.source).join("|")})`;
const names = `${anyName}(?: (?:(?:and|or|und|oder|et|ou|y|o) )?${anyName})*`;
/** Where somebody only wants to have what comes out: "I need the numbers in Excel". */
export const result = new RegExp(
  `(?<![^ ])(?:need|want|have|brauchen?|mochten?|will|necesito|quiero|veux|besoin)(?: (?!to )[^ ]+){1,4} (?:in|en|dans) (${anyName})(?![^ ])`,
);
/** The same said as a condition, which tells nothing of the job: "works with Slack and Notion". */
export const worksWith = new RegExp(
  "(?<![^ ])(?:(?:that|which|and|must|should|die|das|que|qui) )?" +
    `${isAfter("not|never|nicht|pas|no")}(?:(?:works?|working|integrate[sd]?|connect(?:s|ed)|compatible|sync(?:s|ed)|integration|plug(?:s|ged)|hooks?|hooked|linked|links|talks) (?:well |up |in )?(?:with|to|into)` +
    "|(?:funktioniert|kompatibel|arbeitet|verbunden|verknupft|integriert) mit|(?:fonctionne|compatible|marche) avec|(?:connectee?s?|reliee?s?|liee?s?|integree?s?) (?:a|avec|dans)" +
    "|(?:funciona|compatible) con|(?:conectad|vinculad|integrad|sincronizad)[oa]s? (?:con|al?|en)) " +
    `(${names})|(?:with|mit) (?:an? |eine[rm]? )?(${names}) integration(?:s|en)?|(?:avec|con) (?:une? |una )?integra(?:tions?|cion(?:es)?) (?:con |de |avec )?(${names})`,
  "g",
);

/** What somebody makes for phones runs there, not what they make it with: "build an app for iphone and android". */
export const madeForPhones = new RegExp(
  "(?<![^ ])(?:(?:(?:build|creat|develop|mak|publish|program|vibe cod)\\w*|hacer|crear|desarrollar|faire|creer|developper) (?:[^ ]+ ){0,3}|(?:no code|without cod\\w+) (?:[^ ]+ ){0,2})" +
    "(?:apps?|projects?|games?|aplicacion(?:es)?|applications?|juegos?|jeux?) (?:[^ ]+ )?(?:for|para|pour) (?:my )?(?:iphones?|ipads?|ios|android)(?![^ ])" +
    "|app fur (?:iphones?|ios|android) (?:[^ ]+ ){0,3}(?:bauen|erstellen|entwickeln|programmieren?|ohne programmier\\w*)(?![^ ])" +
    "|(?:app|aplicacion|application) (?:para|pour) (?:iphone|ios|android) (?:[^ ]+ ){0,3}(?:sin (?:saber )?program\\w*|sans (?:savoir )?(?:cod|program)\\w*)(?![^ ])",
);

/** What is free in another sense: "royalty free music". */
export const otherwiseFree =
  /(?<![^ ])(royalty|ads?|copyright|hands|gluten|dairy|lactose|nut|sugar|fat|smoke|distraction|error|noise|lag|watermark|stress|plagiarism|duty|tax|toll|debt|interest|risk|care|cage) free(?![^ ])/g;
const atMost =
  "under|below|less than|at most|max(?:imum)?|up to|cheaper than|(?:no|not) more than|(?:a )?budget of|unter|maximal|hochstens|bis|weniger als|nicht (?:mehr|teurer) als|menos de|moins de|pas plus de";
const each = "(?:a|per|each|im|pro|al|par)";
/** An amount, and what is said with it. Without a currency it is money only where it is said to be for a time. */
export const amount = new RegExp(
  `(?<![^ ])(?:for )?(?:(?<before>${atMost}) )?(?<whole>\\d{1,6})(?: (?<hundredths>\\d\\d))?` +
    `(?: (?<currency>(?:dollars?|usd|euros?|bucks|eur)(?: (?:month|year)(?![^ ]))?))?` +
    `(?: (?:(?<month>${each} (?:month|monat|mes|mois))|(?<year>${each} (?:year|jahr|ano|an))|(?<other>(?:an?|per|pro|par|la|por) (?:hour|stunde|heure|hora|week|woche|semaine|semana|day|tag|jour|dia|minute))))?` +
    "(?: (?<after>at most|max(?:imum)?|or less|hochstens|como mucho))?(?![^ ])",
  "g",
);
/** What a tool may cost a month, in whole units: nobody is to miss one that costs the cents that were named. */
export function monthly(said: Record<string, string | undefined>): number | undefined {
  const { before, after, whole, hundredths = "00", currency, month, year, other } = said;
  if (!(before ?? after) || !(currency ?? month ?? year) || other) return undefined;
  const isYear = year ?? currency?.endsWith("year");
  return Math.ceil(Number(`${whole}.${hundredths}`) / (isYear ? 12 : 1));
}
/** Persons, their years and other things that are counted, after which a number is no price. */
const counted =
  "kids|children|toddlers|babies|girls|boys|women|men|adults|seniors|anyone|kinder|ninos|enfants|videos?|clips|shorts|reels|texts?|essays?|words|posts?|files?|seconds|minutes|hours|age|ages";
/** A price without a currency, and after what it is one: "seo tool for wordpress under 50". */
export const bareAmount =
  /(?<![^ ])(?:(?:por|a|for) )?(?:under|below|less than|cheaper than|max(?:imum)?|unter|weniger als|hochstens|menos de|moins de) (\d{1,3})$/;
export const priced = new RegExp(
  `(?<![^ ])(?:${software}|${softwareElsewhere})(?: [^ ]+){0,3} ${isAfter(`(?:${counted}|${others})`)}$`,
);
const makers =
  "(?:adobe|google|microsoft|openai|chatgpt|meta|canva|grammarly|notion|amazon|apple|photoshop|midjourney|deepl)";
export const maker = new RegExp(makers, "g");
const leftOut = `(?:(?:from|by|von|de|d) )?${makers}`;
/** Makers and products that people leave out by name, one or several. */
export const excluded = new RegExp(
  "(?<![^ ])(?:(?:anything )?but not|anything but|(?:do not|don t|dont) (?:want|like|need)(?: to use)?|no quiero(?: usar)?|(?:je )?(?:ne )?veux pas(?: de| d)?|not|no|without|except(?: for)?|other than|aber nicht|ausser|nicht|ohne|kein|pero no|que no sea|menos|excepto|salvo|sin|autre que|sauf|sans|pas) " +
    `(${leftOut}(?: (?:or|and|nor|oder|und|noch|ou|et|ni|o|y) ${leftOut})*)` +
    `(?: (?:products?|tools?))?${isBefore("accounts?|descriptions?|tags?|keywords?|data|titles?|tracking|of|ads?|reviews?|analytics|maps|watch|detectors?|forms|scholar")}(?![^ ])`,
  "g",
);

/** What others do with accounts, or other accounts. */
const otherAccounts = isBefore(
  "managers?|executives?|receivable|payable|to reconcile|bancaire|bancaria|a business|for (?:my|our|the)",
  others,
);
/** The same of accounts, of which the texts of tools tell. */
export const accounts = new RegExp(
  `(?<![^ ])(?:${[
    "(?:without|with no|no|not) (?:having to |needing to |need to )?(?:(?:creating|making|opening|having|needing|create|make|open) )?(?:an? |any |my )?" +
      "(?:sign(?:ing)? ?(?:up|in)|sign ups|logging in|log ?in|accounts?|registration|registering|register)(?: (?:needed|required|necessary))?",
    `${isAfter(others)}(?:i )?(?:(?:don t|do not|dont) (?:want|like|have) to|refuse to|hate to|won t|hate|tired of) ` +
      "(?:(?:make|making|create|creating|open|opening) (?:yet )?(?:an|another|any|one more) account|(?:sign(?:ing)? ?up|register(?:ing)?)(?: anywhere)?)",
    "ich will (?:mich nicht (?:anmelden|registrieren)|keine (?:anmeldung|registrierung))",
    "(?:ohne|sin|sans) (?:(?:mich |sich |me |m |s |a |un |una |ein |eine |avoir a |tener que |(?:(?:avoir a |devoir |tener que )?(?:creer|ouvrir|crear|abrir|hacer) (?:une? |una? |de |d )?))?)" +
      "(?:anmeldung|(?:zu )?anmelden|anzumelden|registrierung|(?:zu )?registrieren|konto|account|registro|registrar[mst]e|cuenta|inscription|inscrire|compte)",
  ].join("|")})${otherAccounts}(?![^ ])`,
  "g",
);
