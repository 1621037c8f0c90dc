import { expect, it } from "vitest";
import { namesLeftOut, readConstraints, readLike } from "@/lib/search/understanding/constraints";

it.each([
  ["count calories, not MyFitnessPal please", ["myfitnesspal please", "myfitnesspal"]],
  ["subtitles without Otter.ai", ["otter ai", "otter"]],
  ["Notizen, aber nicht Evernote", ["evernote"]],
  ["un agenda sauf Motion", ["motion"]],
  ["notes for my team", []],
])("looks for names that are left out in %j", (text, names) => expect(namesLeftOut(text)).toEqual(names));

it("looks for few names", () => expect(namesLeftOut("not a b c d ".repeat(50)).length).toBeLessThan(10));

it.each([
  ["I'd like something like ChatGPT but made by a European company", "chatgpt", "madeInEurope"],
  ["looking for an alternative to Canva for my phone", "canva", ""],
  ["kostenlose Alternative zu ChatGPT fürs Handy", "chatgpt", "freePlan phone"],
  ["je cherche une alternative à Notion gratuite", "notion", "freePlan"],
])("reads of %j what is to be replaced", (text, name, kinds) => {
  const { constraints, rest } = readConstraints(text);
  expect(readLike(rest)?.alone).toBe(name);
  expect(constraints.map(({ kind }) => kind).join(" ")).toBe(kinds);
});

it.each([
  ["plan posts, should cost nothing", "freePlan", "plan posts"],
  ["générer des images sans créer de compte", "noAccount", "generer des images"],
  ["traducir sin abrir una cuenta", "noAccount", "traducir"],
  ["editor de vídeo que no cueste nada", "freePlan", "editor de video"],
  ["chatbot que no sea de pago", "freePlan", "chatbot"],
  ["quitar el fondo sin registrarse", "noAccount", "quitar el fondo"],
  ["détourer sans s'inscrire", "noAccount", "detourer"],
  ["Bild vergrößern ohne sich zu registrieren", "noAccount", "bild vergrossern"],
  ["a plan of what repairs cost", "", "a plan of what repairs cost"],
])("reads the condition in %j", (text, kind, left) => {
  const { constraints, rest } = readConstraints(text);
  expect([constraints.map((one) => one.kind).join(), rest]).toEqual([kind, left]);
});
