import { describe, expect, it } from "vitest";
import { madeIn } from "@/lib/search/understanding/constraint-rule-country";
import { readConstraints } from "@/lib/search/understanding/constraints";

const said = (text: string) => {
  const { constraints, rest } = readConstraints(text);
  return [constraints.flatMap(({ kind, value }) => (kind === "country" ? [value] : [])).join(), rest];
};

describe("the country of a maker", () => {
  it.each([
    ["made in Switzerland", "CH", ""],
    ["hecho en España", "ES", ""],
    ["fabriqué ou développé en France", "FR", "fabrique ou"],
    ["GDPR transcription made in Germany", "DE", "transcription"],
    ["a chatbot built in the UK", "GB", "a chatbot"],
    ["chatbot made by a German company", "DE", "chatbot"],
    ["german company translation", "DE", "translation"],
    ["UK based meeting notes", "GB", "meeting notes"],
    ["meeting notes, swiss-based", "CH", "meeting notes"],
    ["french ai chatbot", "FR", "ai chatbot"],
    ["German alternative to ChatGPT", "DE", "alternative to chatgpt"],
    ["swiss translator", "CH", "translator"],
    ["outil français de prise de notes", "FR", "outil de prise de notes"],
    ["logiciel français", "FR", "logiciel"],
    ["herramienta española para transcribir", "ES", "herramienta para transcribir"],
    ["Chatbot aus Deutschland", "DE", "chatbot"],
    ["Alternative zu ChatGPT aus der Schweiz", "CH", "alternative zu chatgpt"],
    ["deutsche Alternative zu ChatGPT", "DE", "alternative zu chatgpt"],
    ["französischer Anbieter", "FR", "anbieter"],
    ["Transkription, in Österreich entwickelt", "AT", "transkription"],
    ["chatbot from Canada", "CA", "chatbot"],
  ])("is said in %j", (text, country, rest) => expect(said(text)).toEqual([country, rest]));

  it.each([
    "chatgpt in German",
    "Chatbot auf Deutsch",
    "text to speech in german",
    "french translator",
    "translator french english",
    "traducteur français",
    "traductor español inglés",
    "correcteur français",
    "german grammar checker",
    "spanish tutor",
    "german voice generator",
    "learn French with an app",
    "app to learn german",
    "german company names",
    "translate documents for uk based clients",
    "find suppliers based in germany",
    "customers in switzerland",
    "plan a trip to spain",
    "flights from canada",
    "rechnungen aus osterreich verbuchen",
    "nachrichten aus deutschland",
    "films made in france",
    "us tax calculator",
    "tell us about it",
    "polish my writing tool",
    "french press recipe",
    "indian recipes",
    "non american chatbot",
  ])("is not in %j", (text) => expect(said(text)[0]).toBe(""));
});

it("reads each country once, however often a text says it", () => {
  expect(madeIn("british ".repeat(60))).toEqual(madeIn("british uk"));
});
