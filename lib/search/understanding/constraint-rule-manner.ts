/** Low prices, of which no fact tells how low they are. */
const cheaply = [
  "on (?:a|my) (?:shoestring|(?:shoestring|tight|small|low|limited|student|tiny) budget)|(?:at )?low cost|not (?:too |that |very )?expensive",
  "(?:that |which )?(?:does not|doesn t|won t) cost (?:the earth|a fortune|a lot|(?:too )?much)|without (?:spending|paying|costing) (?:a fortune|a lot|(?:too )?much)",
  "nicht (?:zu |so )?teuer|(?:mit|fur) (?:wenig geld|(?:wenig|kleine[sm]) budget)",
  "(?:que )?no (?:sea )?(?:muy |tan |demasiado )?car[oa]s?|con poco (?:dinero|presupuesto)|pas (?:trop )?chere?s?|avec un petit budget",
];
const days = "(?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday)(?: (?:morning|evening))?";
const soon = [
  `(?:by|until) ${days}|asap|as soon as possible|this (?:afternoon|evening)$`,
  "bis (?:morgen|heute abend)|so schnell wie moglich|schnellstmoglich",
  "para manana|lo antes posible|cuanto antes|(?:pour|avant) demain|(?:au|le) plus vite(?: possible)?",
];
const asked = [
  "^(?:(?:hi|hello|hey)(?: (?:all|there|everyone))? )?(?:can|could|would) (?:you|anyone|anybody|someone|somebody)(?: please)? (?:recommend|suggest)(?: me)?",
  "^(?:any|looking for) recommendations for|^my (?:boss|manager) (?:wants|needs|asked for)",
  "(?:best|top|highly) rated|with (?:good|great|excellent) (?:reviews|ratings)$",
];
/** How and how soon somebody wants what they look for, and who asks: none of it says what that is. */
export const manner = new RegExp(`(?<![^ ])(?:${[...cheaply, ...soon, ...asked].join("|")})(?![^ ])`, "g");
