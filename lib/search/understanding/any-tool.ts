import { isStop } from "@/lib/search/understanding/dictionary";
import { isObject, type Language, languages, wordsOf } from "@/lib/search/understanding/text";

const setOf = (words: string) => new Set(words.split(" "));

/** What people call what they look for. */
const kinds: Record<Language, Set<string>> = {
  en: setOf("ai tool tools app apps software online"),
  de: setOf("ki kunstliche intelligenz werkzeug werkzeuge programm programme anwendung anwendungen"),
  es: setOf("ia inteligencia artificial herramienta herramientas aplicacion aplicaciones programa programas"),
  fr: setOf("ia intelligence artificielle outil outils logiciel logiciels application applications"),
};
/** What any of them may be called. */
const general: Record<Language, Set<string>> = {
  en: setOf("whats best top popular trending famous recommended useful list"),
  de: setOf(
    "beste besten bester bestes beliebte beliebten beliebteste beliebtesten bekannte bekannten bekanntesten gute guten",
  ),
  es: setOf("mejor mejores popular populares conocida conocidas usada usadas utiles buena buenas"),
  fr: setOf(
    "meilleur meilleurs meilleure meilleures populaire populaires connu connus connue connues utiles bon bons",
  ),
};
const fresh: Record<Language, Set<string>> = {
  en: setOf("new newest latest recent"),
  de: setOf("neu neue neuen neuer neues neueste neuesten neuester neuestes aktuelle aktuellen"),
  es: setOf("nuevo nuevos nueva nuevas ultimo ultimos ultima ultimas reciente recientes"),
  fr: setOf(
    "nouveau nouveaux nouvel nouvelle nouvelles dernier derniers derniere dernieres recent recents recente recentes",
  ),
};

/** Who makes an app looks for what makes it; in German, Spanish and French these verbs say nothing by themselves. */
const isMaking =
  /^(?:erstell|mach|bau|entwick|programmier|schreib|crea|hacer|haz|desarroll|creer|faire|developp)/;

/** Who names no kind and says this looks for the best of them all. */
const isBest = /^(?:best|top)$/;

/**
 * Whether a text only says that tools are looked for ("best AI tools", "neue KI-Tools"), and whether new ones; undefined where it says
 * more. A year and how many are wanted may stand there.
 */
export function readAny(text: string): { isFresh: boolean } | undefined {
  const words = wordsOf(text);
  // A website is what many tools make, and so is an app that somebody wants to make.
  if (words.some((word, i) => /^(web)?sites?$/.test(word) || isObject(words, i))) return undefined;
  const language = languages.find((language) => {
    const among = (sets: Record<Language, Set<string>>, word: string) =>
      sets[language].has(word) || sets.en.has(word);
    return (
      words.some((word) => among(kinds, word) || isBest.test(word)) &&
      words.every(
        (word) =>
          [kinds, general, fresh].some((sets) => among(sets, word)) ||
          (isStop(word, language) && !isMaking.test(word)) ||
          /^\d+$/.test(word),
      )
    );
  });
  return language && { isFresh: words.some((word) => fresh[language].has(word) || fresh.en.has(word)) };
}
