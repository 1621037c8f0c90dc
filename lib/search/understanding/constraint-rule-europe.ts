import {
  isAfter,
  others,
  rule,
  software,
  softwareElsewhere,
} from "@/lib/search/understanding/constraint-rule";

/** What tools are made for, as it stands before what they are called: "european image generator". */
const medium =
  "(?:ai|image|picture|photo|video|music|audio|voice|speech|text|code|coding|writing|meeting|notes?|taking|email|document|pdf|slides?|presentation|website|web|search|chat|data|open source|free)";

/** That a tool shall be made in Europe; of where it is hosted no fact tells more. */
export const madeInEurope = rule("madeInEurope", "true", [
  `(?<=(?:${software}) )hosted in europe|(?<!(?:find|rent|buy|compare|our|my)(?: [^ ]+)? )(?:on )?european servers`,
  // What somebody writes about, sells to or speaks is European without telling who makes the tool: the word stands beside one for it.
  `european(?= (?:(?:ai|based|made) )?(?:${medium} ){0,3}(?:${software})|(?: [^ ]+){1,3} alternatives?(?![^ ]))|(?<=(?:${software}|but) )european(?= |$)`,
  `${isAfter(`(?:${others}|suppliers|products|things|clothes)(?: (?:are|is))?`)}(?:made|built|developed|based) in europe`,
  "(?:run|made|built|offered) by an? (?:european (?:company|firm|startup)|(?:company|firm|startup) in europe)",
  `(?<=(?:${software})(?: (?:to|for) [^ ]+)? |but )from europe`,
  `europaische[nrs]?(?= (?:(?:ki|ai) )?(?:[^ ]*(?:tools?|software|apps?|generator(?:en)?|editor(?:en)?|ubersetzer)|${softwareElsewhere}))|(?<=(?:[^ ]*(?:tools?|apps?|software|generator(?:en)?)|${softwareElsewhere})(?: zu [^ ]+(?: [^ ]+)?)? )aus europa|in europa (?:entwickelt|gemacht|gehostet)`,
  `hech[oa]s? en europa|alojad[oa]s? en europa|(?<=(?:${softwareElsewhere})(?: (?:a|de) [^ ]+)? )europe[oa]s?`,
  `(?:fait|cree|developpe|heberge)e?s? en europe|(?<=(?:${softwareElsewhere})(?: (?:a|de|d) [^ ]+)? )europeen(?:ne)?s?`,
]);
