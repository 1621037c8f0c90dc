import type { Constraint, Rule } from "@/lib/search/understanding/constraint-rule";
import {
  accounts,
  amount,
  bareAmount,
  excluded,
  integrations,
  madeForPhones,
  maker,
  monthly,
  otherwiseFree,
  plain,
  priced,
  result,
  spokenNames,
  worksWith,
} from "@/lib/search/understanding/constraint-rules";
import { madeIn } from "@/lib/search/understanding/constraint-rule-country";
import { manner } from "@/lib/search/understanding/constraint-rule-manner";
import { untold } from "@/lib/search/understanding/constraint-rule-untold";
import { fold, isContent, wordsOf } from "@/lib/search/understanding/text";

/** A short name with a condition after it asks for what stands in for it and meets that: "X but free". */
const otherwise =
  /^(?!(?:something|anything|tools?|apps?|not) )((?:[^ ]+ ){0,2}[^ ]+) (but|aber|pero|mais) (?=(?:for |much |completely )?(?:free|cheaper|open source|self hosted|offline|gratis|kostenlos|gratuit|european|from europe|made in europe)(?: |$))/;

/** Who leaves one tool out to get something like it wants what stands in for it: "not X but something similar". */
const comparable =
  /^(?:not|no|nicht|kein|pas) (.+?) (?:but|aber|sondern|mais|pero|sino) (?:something |anything |one |a tool |an app |etwas |quelque chose de |algo )(?:similar|comparable|alike|like (?:it|that)|ahnliches|vergleichbares|similaire|parecido)(?= |$)/;

/** The same where somebody says what they do not like: "I don't like X, what else is there". */
const dissatisfied =
  /^(?:(?:i )?(?:do not|don t|dont) (?:like|want)|ich mag|no me gusta|je n aime pas) (.+?) (?:nicht )?(?:what else|any other ideas|was (?:sonst|gibt es sonst)|que (?:mas|otra cosa)|quoi d autre|qu (?:est ce qu )?il y a d autre)(?: .{0,20})?$/;

const phones = ["ios", "android"];
/** Stands for " free" in what is free in another sense, while constraints are read. */
const free = "\u0001";
/** Stands for a name that is taken out, until the word before it, which says nothing without it, is taken out as well. */
const gone = "\u0002";
const led = "in|on|for|with|from|to|into|inside|im|mit|fur|aus|auf|dans|avec|pour|sur|en|con|para|desde";
const joined = "and|or|und|oder|et|ou|y|o|that|which|without";
const ledGone = new RegExp(`(?<![^ ])(?:(?:${led}) +)?${gone}(?= *$| +(?:${led}|${joined})(?![^ ]))`, "g");

/**
 * The constraints that a text says, and the text without the words that say nothing else. Their order is that of the rules;
 * none comes twice.
 *
 * @param options.withoutIntegrations takes the names of integrations out of the text too
 * @param options.only reads conditions of these kinds alone; the words of others stay in the text
 */
export function readConstraints(
  text: string,
  { withoutIntegrations = false, only }: { withoutIntegrations?: boolean; only?: Constraint["kind"][] } = {},
): { constraints: Constraint[]; rest: string } {
  const constraints: Constraint[] = [];
  const add = (kind: Constraint["kind"], value: string, isNamed?: true) => {
    if (!constraints.some((one) => one.kind === kind && one.value === value))
      constraints.push({ kind, value, ...(isNamed && { isNamed }) });
  };
  const isAsked = (kind: Constraint["kind"]) => only?.includes(kind) ?? true;
  let rest = fold(text)
    .replace(/(\d)[.,](\d{3})(?!\d)/g, "$1$2")
    .replace(
      /[$€£] ?(\d+(?:[.,]\d\d)?)(k(?![\p{L}\p{N}]))?/gu,
      (_, sum: string, thousands?: string) => `${sum}${thousands ? "000" : ""} dollars`,
    )
    .replace(/(\d) ?[$€£]/g, "$1 dollars")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(comparable, "something like $1")
    .replace(dissatisfied, "something like $1")
    .replace(otherwise, (said: string, name: string, but: string) =>
      readLike(name) ? said : `something like ${name} ${but} `,
    )
    .replace(otherwiseFree, `$1${free}`)
    .replace(amount, (said: string, ...groups: unknown[]) => {
      const price = monthly(groups.at(-1) as Parameters<typeof monthly>[0]);
      if (price === undefined) return said;
      add("maxPrice", String(price));
      return " ";
    })
    .replace(bareAmount, (said, price: string, at: number, whole: string) =>
      priced.test(whole.slice(0, at)) ? (add("maxPrice", price), " ") : said,
    )
    .replace(excluded, (said: string, names: string) => {
      if (!isAsked("not")) return said;
      for (const [name] of names.matchAll(maker)) add("not", name);
      return " ";
    })
    .replace(accounts, (said) => (isAsked("noAccount") ? (add("noAccount", "true"), " ") : said));
  for (const { words } of only ? [] : untold) rest = rest.replace(words, " ");
  const bare = only ? rest : rest.replace(manner, " ");
  if (wordsOf(bare).some(isContent)) rest = bare;
  const read = ({ kind, value, words, stays }: Rule) => {
    const isName = kind === "integration";
    const without = rest.replace(words, isName ? gone : " ");
    if (without === rest) return;
    add(kind, value, isName || undefined);
    if (!stays || (withoutIntegrations && isName)) rest = without;
  };
  const isMade = madeForPhones.test(rest);
  for (const one of [...plain, ...madeIn(rest)].filter(({ kind }) => isAsked(kind)))
    if (!(isMade && one.kind === "platform" && phones.includes(one.value))) read(one);
  rest = rest.replace(worksWith, (said: string) => {
    for (const { value, words } of spokenNames) if (words.test(said)) add("integration", value);
    return " ";
  });
  const [, wanted = ""] = result.exec(rest) ?? [];
  for (const one of integrations) if (wanted.search(one.words) < 0) read(one);
  rest = rest.replace(ledGone, " ").replaceAll(gone, " ");
  const left = rest
    .replaceAll(free, " free")
    .replace(/ +/g, " ")
    .trim()
    .replace(/ (?:but|and|only|aber|und|nur|bloss|pero|mais)$/, "");
  // What somebody wants something like need not work with it.
  const { alone = "", isUnsure, isItself } = readLike(left) ?? {};
  const isLooked = (name: string) =>
    isNameAlone(rest) ||
    (!isItself &&
      integrations.some(
        ({ value, words }) =>
          value === name && (isUnsure ? alone.replace(words, "") === "" : alone.search(words) >= 0),
      ));
  return {
    constraints: constraints.filter(({ value, isNamed }) => !isNamed || !isLooked(value)),
    rest: left,
  };
}

/** What a text will not have of which no fact tells, in a person's words. */
export const readUntold = (text: string): string[] => {
  const said = wordsOf(text).join(" ");
  return untold.filter(({ words }) => said.search(words) >= 0).map(({ label }) => label);
};

/** So many words may be a name, and so many names are left out at most. */
const longestName = 3;
const mostNames = 3;
const leaving =
  /(?<![^ ])(?:not|no|except(?: for)?|other than|without|nicht|kein|ohne|ausser|sin|menos|excepto|salvo|sauf|sans|autre que|pas(?: de)?) (?=((?:[^ ]+ ){0,5}[^ ]+))/g;
/** What stands between several of them. */
const between = / (?:and|or|nor|und|oder|noch|et|ou|ni|y|o) /;

/** What may be the name of a tool that somebody leaves out, folded, the longest first: "count calories, not MyFitnessPal please". */
export const namesLeftOut = (text: string): string[] =>
  [...wordsOf(text).join(" ").matchAll(leaving)].slice(0, mostNames).flatMap(([, said = ""]) => {
    return said
      .split(between)
      .slice(0, mostNames)
      .flatMap((one) => {
        const words = one.split(" ").slice(0, longestName);
        return words.map((_, i) => words.slice(0, words.length - i).join(" "));
      });
  });

/** The words of a text, folded, that are names of what a tool works with. */
export function integrationWords(text: string): string[] {
  const said = wordsOf(text).join(" ");
  return integrations.flatMap(({ words }) => said.match(words) ?? []).flatMap(wordsOf);
}

/** Whether nothing is said beside the names of integrations: one is what is looked for then, and no condition. */
const isNameAlone = (rest: string) =>
  !wordsOf(integrations.reduce((left, { words }) => left.replace(words, " "), rest)).some(isContent);

/** How people begin who ask for something. */
const asking =
  /^(?:(?:(?:i|we) )?(?:d|would|ll|really)? ?(?:like|need|want)(?: to have)?|(?:(?:i m|we re|i am|we are) )?looking for|find(?: me)?|(?:is|are) there|give me|recommend(?: me)?|(?:ich|wir) (?:suchen?|brauchen?|mochten?|wollen|will|hatten? gern)|gibt es|suche|je (?:cherche|veux|voudrais)|il me faut|cherche|busco|necesito|quiero|hay) (?=(?:something|anything|an?|alternativ\w*|etwas|eine?|une?|quelque chose|una?|algo) )/;

/** What somebody wants something like: "X alternative", "alternatives to X", "like X", "instead of X". */
const likeness = [
  /^(?:(?:an?|eine?|une?|una) )?(?:(?:cheap(?:er)?|affordable|inexpensive|good|better|best|great|simpler?) )?(?:alternativ(?:[ae][ns]?)?|competitors?|replacements?)(?: tools?)? (?:to|for|of|zu|a|al|de) (.+)$/,
  /^alternativas? (?:a|al|de|to) (.+)$/,
  /^(.+?) (?:alternativ(?:e[ns]?|as?)?|competitors?|replacements?)(| (?:with|that|which|but|for|mit|die|con|que|avec|pour) .+)$/,
  /^(?:(?:something|tools?|apps?|sites?|an? \w+|(?:\w+ )?(?:ai|chatbots?|assistants?|software|programs?|websites?|editors?|generators?)) )?(?:like|similar to|instead of|cheaper than) (.+)$/,
  new RegExp(
    "^(?:so )?(?:(?:eine?n?|une?|una?) )?(?:(?:ki|ia|chatbot|assistente?|tool|app|programme?|programa|software|e?t?was|ding|outil|logiciel|truc|application|quelque chose|herramienta|aplicacion|algo) )?" +
      "(?:a la place d[eu]?|au lieu d[eu]?|anstelle von|anstatt|statt|en lugar de|en vez de|(?:ahnlich )?wie|(?:du (?:genre|style) )?comme|semblable a|similaire a|como|(?:parecid|similar)[oa]? a) (.+)$",
  ),
];
/** Words that ask for it only with the very name of a tool: a background is replaced as well, and a voice has a clone. */
const unsureLikeness = [
  /^(?:(?:something|anything|tools?|apps?|e?t?was|algo|quelque chose) )?(?:better|besser|mejor|mieux|gunstiger|billiger|(?:mas )?barato|moins cher|simpler|easier|einfacher|mas (?:sencillo|facil)|plus simple) (?:than|als|que) (.+)$/,
  /^(?:(?:ein(?:en)?|une?|un|an?) )?(?:equivalente?s?|substitut[eo]?s?|sustitutos?|reemplazos?|remplacants?|ersatz|clone?s?) (?:to|for|of|fur|von|zu|al?|de|du|d|para|pour) (.+)$/,
  /^(?:replac(?:e|ing)|(?:switch(?:ing)?|mov(?:e|ing))(?: away)? from|get(?:ting)? (?:rid|away) of|(?:weg|wechseln?|umsteigen) von|remplacer|quitter|re(?:e)?mplazar(?: a)?|cambiar de|dejar) (.+)$/,
  /^(?:(?:an?|eine?n?|une?) )?(.+?) (?:ersetzen|ersatz|clones?|equivalents?|klon)(| (?:with|that|which|but|for|i|we|mit|die|den|que|avec|pour) .+)$/,
  /^([^ ]+(?: [^ ]+)?)( (?:but|aber|pero|mais) (?:for|with|fur|mit|para|con|pour|avec) .+)$/,
];
/** What somebody wants a tool for whose name they know: "X for lawyers", "X in German". Most texts like it begin with no name. */
const forWhat = /^([^ ]+(?: [^ ]+){0,2}?) ((?:for|in|on|fur|auf|im|en|para|pour|dans) .+)$/;
/** Where what somebody says beside a name begins: "like X but simpler". */
const beside =
  / (?:but|with|without|that|which|for|made|only|aber|nur|bloss|mit|ohne|furs?|pero|con|sin|para|mais|avec|sans|pour|en (?:plus|moins|mas)) .+$/;

/** The names that somebody wants compared, folded: "X vs Y"; undefined when nobody does. */
export function readVersus(text: string): string[] | undefined {
  const names = fold(text)
    .split(/ (?:vs\.?|versus|gegen|contra) /)
    .map((name) => name.trim());
  return names.length > 1 && names.every(Boolean) ? names : undefined;
}

/** Who asks which of several is better. */
const choosing =
  /^(?:(?:(?:which|what|was|que|cual|lequel)(?: one)? (?:is|ist|es|est)(?: the| le)? (?:better|best|besser|mejor|mieux|meilleur)|should (?:i|we) use|soll(?:te)? ich) )?(.+? (?:or|oder|o|u|ou) .+?)(?: (?:which|what|was|que|cual|lequel)(?: one)? (?:is|ist|es|est) (?:better|besser|mejor|mieux|le meilleur))?$/;
const comparing = [
  /^(?:(?:what s|what is|was ist|cual es|quelle est) )?(?:(?:the|der|la) )?(?:difference|unterschiede?|diferencia|differences|diferencias) (?:between|zwischen|entre) (.+ (?:and|und|y|e|et) .+)$/,
  /^(?:compare|vergleiche?|comparar?|comparer) (.+ (?:and|with|to|und|mit|y|con|et|avec) .+)$/,
  /^(?:(?:is|ist|es|est ce que) )?(.+ (?:(?:is|ist|es|est) )?(?:better|cheaper|besser|gunstiger|mejor|mas barato|mieux|meilleur|moins cher) (?:than|als|que) .+)$/,
];
const apart =
  / (?:or|oder|o|u|ou|and|und|y|e|et|with|to|mit|con|avec|(?:(?:is|ist|es|est) )?(?:better|cheaper|besser|gunstiger|mejor|mas barato|mieux|meilleur|moins cher) (?:than|als|que)) /;

/** What may be the names of tools between which somebody chooses, folded: "X or Y", "difference between X and Y"; undefined when nobody does. */
export function readChoice(text: string): string[] | undefined {
  const said = wordsOf(text).join(" ");
  const names = [...comparing, choosing].flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0]?.split(apart);
  return names?.every((name) => name.split(" ").length <= longestName) ? names : undefined;
}

/** What somebody wants something like. */
export type Likeness = {
  name: string;
  /** The name without what is said beside it, and this. */
  alone: string;
  more: string;
  /** Whether the words may ask for something else, unless the name is that of a tool. */
  isUnsure: boolean;
  /** Whether the tool itself is asked for, to be used for what is said beside its name. */
  isItself?: true;
};

/**
 * The name after which somebody asks for alternatives, also alone and with what is said beside it; undefined when nobody does.
 * `rest` is that of {@link readConstraints}.
 */
export function readLike(rest: string): Likeness | undefined {
  const asked = rest.replace(asking, "");
  for (const pattern of [...likeness, ...unsureLikeness]) {
    const [, name = "", more = ""] = pattern.exec(asked) ?? [];
    if (!name.trim()) continue;
    const alone = name.replace(beside, "").trim();
    return {
      name: name.trim(),
      alone,
      more: `${name.slice(alone.length)} ${more}`.trim(),
      isUnsure: unsureLikeness.includes(pattern),
    };
  }
  const [, name, more] = forWhat.exec(asked) ?? [];
  return name && more ? { name, alone: name, more, isUnsure: true, isItself: true } : undefined;
}
