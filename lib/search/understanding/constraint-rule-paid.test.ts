import { expect, it } from "vitest";
import { readConstraints } from "./constraints";

const said = (text: string) => {
  const { constraints, rest } = readConstraints(text);
  return [constraints.map(({ kind }) => kind).join(" "), rest];
};

it.each([
  ["paid AI tools", "ai tools"],
  ["paid image generator", "image generator"],
  ["kostenpflichtige KI-Tools", "ki tools"],
  ["herramientas de IA de pago", "herramientas de ia"],
  ["outils IA payants", "outils ia"],
])("reads that a tool may cost something: %s", (text, rest) => expect(said(text)).toEqual(["paid", rest]));

it.each([
  "paid ads generator",
  "paid search tools",
  "get paid apps",
  "tools for paid media",
  "how to get paid faster",
  "pasarela de pago",
  "facture payante",
])("reads nothing of what else is paid: %s", (text) => expect(said(text)[0]).toBe(""));

it("still reads what is not paid as free", () =>
  expect(said("not paid image generator")).toEqual(["freePlan", "image generator"]));
