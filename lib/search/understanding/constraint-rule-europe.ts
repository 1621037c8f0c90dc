import { isAfter, others, rule } from "@/lib/search/understanding/constraint-rule";

/** What people call what they look for. */
const software =
  "alternatives?|tools?|apps?|software|chatbots?|assistants?|llms?|language models?|providers?|generators?|editors?|translators?|transcription|crm|search engines?";
const softwareElsewhere =
  "ki|ia|alternativ(?:en?|as?|es)|anbieter|chatbots?|ubersetzer|assistent(?:en|es?)?|herramientas?|aplicacion(?:es)?|traductor(?:es)?|outils?|logiciels?|applications?|traducteurs?|assistants?";

/** That a tool shall be made in Europe. */
export const madeInEurope = rule("madeInEurope", "true", [
  // What somebody writes about, sells to or speaks is European without telling who makes the tool: the word stands beside one for it.
  `european(?= (?:(?:ai|based|made) )?(?:${software})|(?: [^ ]+){1,3} alternatives?(?![^ ]))|(?<=(?:${software}|but) )european(?= |$)`,
  `${isAfter(`(?:${others}|suppliers|products|things|clothes)(?: (?:are|is))?`)}(?:made|built|developed|based) in europe`,
  "(?:run|made|built|offered) by an? (?:european (?:company|firm|startup)|(?:company|firm|startup) in europe)",
  `(?<=(?:${software})(?: (?:to|for) [^ ]+)? |but )from europe`,
  `europaische[nrs]?(?= (?:(?:ki|ai) )?(?:[^ ]*(?:tools?|software|apps?)|${softwareElsewhere}))|(?<=(?:tools?|apps?|software|${softwareElsewhere}) )aus europa|in europa (?:entwickelt|gemacht)`,
  `hech[oa]s? en europa|(?<=(?:${softwareElsewhere})(?: a [^ ]+)? )europe[oa]s?`,
  `(?:fait|cree|developpe)e?s? en europe|(?<=(?:${softwareElsewhere})(?: a [^ ]+)? )europeen(?:ne)?s?`,
]);
