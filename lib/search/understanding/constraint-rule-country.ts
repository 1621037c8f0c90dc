import {
  isAfter,
  isBefore,
  others,
  type Rule,
  rule,
  software,
  softwareElsewhere,
} from "@/lib/search/understanding/constraint-rule";

/**
 * Countries of makers, as four languages call them, and what comes from there. Those of the second kind are languages too: "French
 * translator" is a job, and "in German" tells no country.
 */
const countries: Record<string, { names: string; adjectives?: string; spoken?: string }> = {
  DE: {
    names: "germany|deutschland|alemania|allemagne",
    spoken: "german|deutsch[^ ]*|aleman(?:a|es|as)?|allemande?s?",
  },
  FR: {
    names: "france|frankreich|francia",
    spoken: "french|franzosische[nrs]?|frances(?:a|es|as)?|francaise?s?",
  },
  ES: {
    names: "spain|spanien|espana|espagne",
    spoken: "spanish|spanische[nrs]?|espanol(?:a|es|as)?|espagnole?s?",
  },
  IT: {
    names: "italy|italien|italia|italie",
    spoken: "italian|italienische[nrs]?|italian[oa]s?|italien(?:ne)?s?",
  },
  NL: {
    names: "(?:the )?netherlands|niederlande[n]?|paises bajos|pays bas",
    spoken: "dutch|niederlandische[nrs]?|holandes(?:a|es|as)?|neerlandaise?s?",
  },
  DK: { names: "denmark|danemark|dinamarca", spoken: "danish|danische[nrs]?|danes(?:a|es|as)?|danoise?s?" },
  NO: {
    names: "norway|norwegen|noruega|norvege",
    spoken: "norwegian|norwegische[nrs]?|norueg[oa]s?|norvegien(?:ne)?s?",
  },
  SE: { names: "sweden|schweden|suecia|suede", spoken: "swedish|schwedische[nrs]?|suec[oa]s?|suedoise?s?" },
  FI: {
    names: "finland|finnland|finlandia|finlande",
    spoken: "finnish|finnische[nrs]?|finlandes(?:a|es|as)?|finlandaise?s?",
  },
  PL: { names: "poland|polen|polonia|pologne", spoken: "polish|polnische[nrs]?|polac[oa]s?|polonaise?s?" },
  CZ: {
    names: "czechia|(?:the )?czech republic|tschechien|chequia|tchequie",
    spoken: "czech|tschechische[nrs]?|chec[oa]s?|tcheques?",
  },
  UA: { names: "ukraine|ucrania", spoken: "ukrainian|ukrainische[nrs]?|ucranian[oa]s?|ukrainien(?:ne)?s?" },
  CN: { names: "china|chine", spoken: "chinese|chinesische[nrs]?|chin[oa]s?|chinoise?s?" },
  JP: { names: "japan|japon", spoken: "japanese|japanische[nrs]?|japones(?:a|es|as)?|japonaise?s?" },
  KR: {
    names: "(?:south )?korea|(?:sud)?korea|corea(?: del sur)?|coree(?: du sud)?",
    spoken: "korean|koreanische[nrs]?|corean[oa]s?|coreen(?:ne)?s?",
  },
  GB: {
    names:
      "(?:the )?(?:uk|united kingdom)|(?:great )?britain|england|grossbritannien|reino unido|gran bretana|royaume uni|grande bretagne",
    adjectives: "uk|british|britische[nrs]?|britanic[oa]s?|britanniques?",
  },
  CH: {
    names: "switzerland|(?:der )?schweiz|suiza|suisse",
    adjectives: "swiss|schweizer(?:ische[nrs]?)?|suiz[oa]s?|suisses?",
  },
  AT: {
    names: "austria|osterreich|autriche",
    adjectives: "austrian|osterreichische[nrs]?|austriac[oa]s?|autrichien(?:ne)?s?",
  },
  BE: { names: "belgium|belgien|belgica|belgique", adjectives: "belgian|belgische[nrs]?|belgas?|belges?" },
  EE: {
    names: "estonia|estland|estonie",
    adjectives: "estonian|estnische[nrs]?|estoni[oa]s?|estonien(?:ne)?s?",
  },
  US: {
    names: "(?:the )?(?:usa|united states)|america|(?:den )?usa|amerika|estados unidos|(?:les )?etats unis",
    adjectives: "american|amerikanische[nrs]?|estadounidenses?|american[oa]s?|americain(?:e|es|s)?",
  },
  CA: { names: "canada|kanada", adjectives: "canadian|kanadische[nrs]?|canadienses?|canadien(?:ne)?s?" },
  IL: { names: "israel", adjectives: "israeli|israelische[nrs]?|israelies?|israelien(?:ne)?s?" },
  AU: {
    names: "australia|australien|australie",
    adjectives: "australian|australische[nrs]?|australian[oa]s?|australien(?:ne)?s?",
  },
  IN: { names: "india|indien|inde", adjectives: "indian|indische[nrs]?|indi[oa]s?|indien(?:ne)?s?" },
  SG: { names: "singapore|singapur|singapour", adjectives: "singaporean" },
};

/** Who makes software, whatever it does: beside these a language tells where from. */
const makers =
  "(?:ai |ki |ia )?(?:alternativ(?:en?|as?|es)?|chatbots?|assistants?|asistentes?|assistent(?:en)?|llms?|language models?|sprachmodelle?|startups?|providers?|anbieter|vendors?|tools?|software|outils?|logiciels?|herramientas?|proveedor(?:es)?|fournisseurs?|ki|ia)";
const company = "(?:company|firm|startup|provider|vendor|developer)";
/** Beside a company stands what it does, unless it is about companies: "german company names". */
const aboutCompanies = isBefore(
  "names?|law|formation|registr\\w+|registers?|data|taxe?s?|that|which|and|in|for|to|with|policy|contracts?|logo|logos|is",
);
/** Other things are made in a country as well, and other people are based there. */
const otherThings = isAfter(
  `(?:${others}|suppliers|products|things|clothes|cars?|movies?|films?|parts|goods|houses?|teams?)(?: (?:are|is|were))?`,
);

const ruleOf = (code: string, { names, adjectives, spoken }: (typeof countries)[string]): Rule => {
  const any = [adjectives, spoken].filter(Boolean).join("|");
  const beside = adjectives ? `${software}|${softwareElsewhere}|${makers}` : makers;
  return rule("country", code, [
    `${otherThings}(?:made|built|developed|based|hech[oa]s?|desarrollad[oa]s?|faite?s?|creee?s?|developpee?s?) (?:in|en|au|aux) (?:${names})`,
    `(?:in|im) (?:${names}) (?:entwickelt|gemacht|hergestellt|programmiert)`,
    `(?:run|made|built|offered|developed) by an? (?:${any}) ${company}|^(?:an? )?(?:${any}) ${company}(?= [^ ])${aboutCompanies}`,
    `${isAfter("for|with|to|our|my|the")}(?:${names}|${any}) based${isBefore(others, "companies|company|firms?|businesses|in|on")}`,
    `(?<=(?<![^ ])(?:[^ ]*(?:tools?|software|apps?|generator(?:en)?)|transkription|transcription|${software}|${softwareElsewhere})(?: (?:zu|to|a) [^ ]+)? |but |aber )(?:from|aus) (?:${names})$`,
    `(?<!(?<![^ ])(?:about|in|auf|en) )(?:${any})(?= (?:${beside})(?![^ ]))`,
    `(?<=(?<![^ ])(?:${makers}|aplicacion(?:es)?|applications?|empresas?|entreprises?)(?: (?:a|de) [^ ]+)? )(?:${any})(?= (?:de|d|para|pour) |$)`,
  ]);
};

const rules = new Map(Object.entries(countries).map(([code, words]) => [code, ruleOf(code, words)]));
/** Any of these words, in a group of its country's code: the rules are many and long, and most texts say none. */
const said = new RegExp(
  `(?<![^ ])(?:${Object.entries(countries)
    .map(([code, { names, adjectives, spoken }]) => {
      return `(?<${code}>${[names, adjectives, spoken].filter(Boolean).join("|")})`;
    })
    .join("|")})(?![^ ])`,
  "g",
);

/** The rules of the countries that a text speaks of, each once however often it says them: that a tool shall be from there. */
export const madeIn = (text: string): Rule[] => {
  const codes = [...text.matchAll(said)].flatMap(({ groups = {} }) =>
    Object.keys(groups).filter((code) => groups[code] !== undefined),
  );
  return [...new Set(codes)].flatMap((code) => rules.get(code) ?? []);
};
