import { isAfter, isBefore, rule, software } from "@/lib/search/understanding/constraint-rule";

/** What any tool is called. */
const called = `${software}|ai|ki|ia|programs?|programme?s?|herramientas?|aplicacion(?:es)?|outils?|logiciels?|applications?`;
/** What else is paid: "paid ads", "paid search". */
const otherwise = isBefore(
  "ads?|advert\\w*|media|social|search|traffic|campaigns?|surveys?|leave|time|memberships?|newsletters?|courses?|content|partnerships?|clients?|users?|customers?|subscribers?|invoices?",
);

/** Who looks for tools that cost something asks for no free plan. */
export const paid = rule("paid", "true", [
  `${isAfter("get|gets|getting|got|be|being|are|is|was|well|already")}paid(?: only)?${otherwise}(?= (?:[^ ]+ ){0,2}(?:${called})(?![^ ]))`,
  "kostenpflichtige?[nrs]?",
  `(?<=(?<![^ ])(?:${called}) (?:[^ ]+ ){0,2})(?:${isAfter("plataforma|metodos?|sistema|es|sean")}de pago|payante?s?)`,
]);
