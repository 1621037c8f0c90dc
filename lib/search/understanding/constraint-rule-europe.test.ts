import { expect, it } from "vitest";
import { readConstraints } from "@/lib/search/understanding/constraints";

it.each([
  ["european chatgpt alternative", "madeInEurope", "chatgpt alternative"],
  ["alternative to ChatGPT made in Europe", "madeInEurope", "alternative to chatgpt"],
  ["alternative to ChatGPT from Europe", "madeInEurope", "alternative to chatgpt"],
  ["transcription from Europe", "madeInEurope", "transcription"],
  ["a translator run by a European company", "madeInEurope", "a translator"],
  ["a chatbot run by a company in Europe", "madeInEurope", "a chatbot"],
  ["a chatbot run by a company in the EU", "", "a chatbot run by a company in the eu"],
  ["best European AI tools", "madeInEurope", "best ai tools"],
  ["image generator, European", "madeInEurope", "image generator"],
  ["europäische KI-Tools", "madeInEurope", "ki tools"],
  ["europäischer Chatbot", "madeInEurope", "chatbot"],
  ["ein europäisches Transkriptionstool", "madeInEurope", "ein transkriptionstool"],
  ["Übersetzer aus Europa", "madeInEurope", "ubersetzer"],
  ["alternativa europea a ChatGPT", "madeInEurope", "alternativa a chatgpt"],
  ["alternativa a ChatGPT europea", "madeInEurope", "alternativa a chatgpt"],
  ["traductor europeo", "madeInEurope", "traductor"],
  ["alternative européenne à ChatGPT", "madeInEurope", "alternative a chatgpt"],
  ["alternative à ChatGPT européenne", "madeInEurope", "alternative a chatgpt"],
  ["outil développé en Europe", "madeInEurope", "outil"],
  ["non-European chatbot", "", "non european chatbot"],
  ...[
    "european portuguese tutor",
    "quiz about european history",
    "find suppliers based in europe",
    "email customers in europe",
    "flights from europe",
    "app to find cheap flights from europe",
    "best european restaurants",
    "european ai act compliance",
    "tools for importing goods from europe",
    "find european investors",
    "european tax calculator",
    "european hotel booking chatbot",
    "translate documents for eu based clients",
    "summarize emails from a european company",
    "rechnungen aus der eu verbuchen",
    "nachrichten aus europa zusammenfassen",
    "waren aus europa importieren",
  ].map((text) => [text, "", text]),
])("reads %j", (text, constraints, rest) => {
  const read = readConstraints(text);
  expect([read.constraints.map(({ kind }) => kind).join(" "), read.rest]).toEqual([constraints, rest]);
});
