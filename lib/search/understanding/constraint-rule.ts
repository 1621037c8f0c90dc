/** What somebody will do without nothing less than: it narrows the answers, and can be taken off. */
type ConstraintKind =
  | "freePlan"
  | "paid"
  | "openSource"
  | "platform"
  | "hasApi"
  | "madeInEurope"
  | "country"
  | "integration"
  | "local"
  | "phone"
  | "noAccount"
  | "maxPrice"
  | "not";
export type Constraint = {
  kind: ConstraintKind;
  value: string;
  /** Whether it is but a name that was said, and may be where something comes from. */
  isNamed?: true;
  /** Of a tool that is left out: its name as it is written. */
  name?: string;
};

/** A constraint, the words that say it, and whether these also say what is looked for: then they stay in the text. */
export type Rule = Constraint & { words: RegExp; stays?: true };

/** What turns a condition into its opposite ("it need not be free"), with the little words between. */
const negated =
  "(?<![^ ])(?:not|non|no|without|never|nor|except|ohne|nicht|keine?n?|ausser|sans|sauf|sin|menos|excepto|salvo|pas)" +
  "(?: (?:be|have|to|works?|integrate|need|needed|for|on|in|with|through|via|by|using|any|an?|the|my|mit|fur|auf|avec|con|para|de)){0,3} ";
/** One of some words after or before which another thing is meant. */
export const isBefore = (...words: string[]) => `(?! (?:${words.join("|")})(?![^ ]))`;
export const isAfter = (...words: string[]) => `(?<!(?<![^ ])(?:${words.join("|")}) )`;

export const rule = (kind: ConstraintKind, value: string, words: string[], stays?: true): Rule => ({
  kind,
  value,
  words: new RegExp(`(?<![^ ])(?<!${negated})(?:${words.join("|")})(?![^ ])`, "g"),
  stays,
});

/** Who others are than the one who asks. */
export const others =
  "customers?|clients?|tenants?|visitors|users|people|buyers|patients|students|members|parents|employees|staff|workers|children|they|who";

/** What people call what they look for. */
export const software =
  "alternatives?|tools?|apps?|software|chatbots?|assistants?|llms?|language models?|providers?|generators?|makers?|builders?|editors?|translators?|transcription|crm|search engines?";
/** The same elsewhere. */
export const softwareElsewhere =
  "ki|ia|alternativ(?:en?|as?|es)|anbieter|chatbots?|ubersetzer|assistent(?:en|es?)?|herramientas?|aplicacion(?:es)?|traductor(?:es)?|generateurs?|generador(?:es)?|editeurs?|editor(?:es)?|outils?|logiciels?|applications?|traducteurs?|assistants?";
