import { describe, expect, it } from "vitest";
import { namesLeftOut, readChoice, readConstraints, readLike } from "@/lib/search/understanding/constraints";

it.each([
  ["count calories, not MyFitnessPal please", ["myfitnesspal please", "myfitnesspal"]],
  ["notes except Otter and Fireflies", ["otter", "fireflies"]],
  ["imágenes, todo menos Midjourney", ["midjourney"]],
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

describe("like a tool", () => {
  it.each([
    ["so etwas wie Duolingo aber für Gebärdensprache", "duolingo", "aber fur gebardensprache"],
    ["was Ähnliches wie Trello", undefined, undefined],
    ["so was wie midjourney nur kostenlos", "midjourney", ""],
    ["algo como canva pero para hacer vídeos", "canva", "pero para hacer videos"],
    ["una app parecida a Notion", "notion", ""],
    ["un truc comme ChatGPT mais français", "chatgpt", "mais francais"],
    ["quelque chose du genre de Canva", undefined, undefined],
    ["un outil similaire à Grammarly pour le français", "grammarly", "pour le francais"],
    ["como hacer un video", "hacer un video", ""],
  ])("reads %j", (text, alone, more) => {
    const like = readLike(readConstraints(text).rest);
    expect([like?.alone, like?.more]).toEqual([alone, more]);
  });
});

it.each([
  ["strings of our iPhone app in 12 languages", []],
  ["Handy-App für iOS und Android ohne Programmierer", []],
  ["app para iOS y Android sin saber programar", []],
  ["une application pour iPhone sans coder", []],
  ["crear una app para Android", []],
  ["faire une application pour iPhone", []],
  ["Diktier-App für iPhone", ["ios"]],
  ["plan my week on my iPhone", ["ios"]],
])("takes of %j for conditions %j", (text, phones) => {
  const { constraints } = readConstraints(text);
  expect(constraints.filter(({ kind }) => kind === "platform").map(({ value }) => value)).toEqual(phones);
});

it.each([
  ["transcribe windows", "windows", "transcribe"],
  ["transcribe free Windows", "windows", "transcribe"],
  ["free transcription Windows", "windows", "transcription"],
  ["video editor mac", "macos", "video editor"],
  ["clean windows", "", "clean windows"],
  ["windows", "", "windows"],
  ["a video about cleaning the big windows", "", "a video about cleaning the big windows"],
])("takes the name of a system at the end of %j for where it shall run", (text, platform, left) => {
  const { constraints, rest } = readConstraints(text);
  const named = constraints.filter(({ kind }) => kind === "platform").map(({ value }) => value);
  expect([named.join(), rest]).toEqual([platform, left]);
});

it.each([
  ["better than jasper", "jasper", ""],
  ["something cheaper than grammarly", "grammarly", ""],
  ["günstiger als Semrush", "semrush", ""],
  ["más barato que canva", "canva", ""],
  ["moins cher que Notion", "notion", ""],
  ["replace evernote", "evernote", ""],
  ["switch from mailchimp", "mailchimp", ""],
  ["équivalent de notion", "notion", ""],
  ["Ersatz für Photoshop", "photoshop", ""],
  ["Photoshop ersetzen", "photoshop", ""],
  ["a zapier clone I can host myself", "zapier", "i can"],
  ["chatgpt but for lawyers", "chatgpt", "but for lawyers"],
  ["replace the background of a photo", "the background of a photo", ""],
])("reads of %j what may be to be replaced", (text, alone, more) => {
  const { constraints, rest } = readConstraints(text);
  expect(readLike(rest)).toMatchObject({ alone, more, isUnsure: !text.startsWith("something") });
  expect(constraints.filter(({ kind }) => kind === "integration")).toEqual([]);
});

it.each([
  ["I don't like Canva, what else is there", "canva"],
  ["no me gusta Canva, ¿qué más hay?", "canva"],
  ["je n'aime pas Notion, quoi d'autre", "notion"],
  ["etwas wie Canva aber kostenlos", "canva"],
  ["algo como canva pero gratis", "canva"],
])("reads of %j what is to be replaced, and nothing that is left out", (text, alone) => {
  const { constraints, rest } = readConstraints(text);
  expect(readLike(rest)).toMatchObject({ alone, isUnsure: false });
  expect(constraints.filter(({ kind }) => kind === "not")).toEqual([]);
});

it("keeps a condition on what something shall work with where only part of a text names it", () => {
  const { constraints } = readConstraints("replace text in Photoshop");
  expect(constraints.map(({ value }) => value)).toEqual(["adobe-creative-cloud"]);
});

it.each([
  ["zapier or make", ["zapier", "make"]],
  ["Quillbot oder Grammarly", ["quillbot", "grammarly"]],
  ["premiere o davinci", ["premiere", "davinci"]],
  ["canva ou figma", ["canva", "figma"]],
  ["difference between lovable and bolt", ["lovable", "bolt"]],
  ["Unterschied zwischen ChatGPT und Claude", ["chatgpt", "claude"]],
  ["diferencia entre canva y figma", ["canva", "figma"]],
  ["quelle est la différence entre DeepL et Google Translate ?", ["deepl", "google translate"]],
  ["is Claude better than ChatGPT?", ["claude", "chatgpt"]],
  ["ist DeepL besser als Google Translate", ["deepl", "google translate"]],
  ["es canva mejor que figma", ["canva", "figma"]],
  ["est-ce que DeepL est mieux que Reverso", ["deepl", "reverso"]],
  ["which is better jasper or copy.ai", ["jasper", "copy ai"]],
  ["compare suno and udio", ["suno", "udio"]],
  ["make a video or a podcast out of a long article", undefined],
  ["better than jasper", undefined],
  ["", undefined],
])("reads of %j the names between which somebody chooses", (text, names) =>
  expect(readChoice(text)).toEqual(names),
);

it.each([
  ["chatgpt for lawyers", "chatgpt", "for lawyers"],
  ["ChatGPT auf Deutsch", "chatgpt", "auf deutsch"],
  ["github copilot in neovim", "github copilot", "in neovim"],
  ["suno pour les enfants", "suno", "pour les enfants"],
])("reads of %j what tool may be wanted, and for what", (text, alone, more) => {
  const { rest } = readConstraints(text);
  expect(readLike(rest)).toEqual({ name: alone, alone, more, isUnsure: true, isItself: true });
});

it("keeps what a tool is to work with beside what it is for", () =>
  expect(readConstraints("Excel for accountants").constraints).toContainEqual(
    expect.objectContaining({ kind: "integration", value: "microsoft-365" }),
  ));

it.each([
  ["write unit tests in VS Code", "write unit tests"],
  ["answer emails in Gmail under 20 dollars", "answer emails"],
  ["a bot for Slack and Notion", "a bot"],
  ["move cards from Trello to Asana", "move cards"],
  ["Notizen für Notion kostenlos", "notizen"],
  ["sign in and write", "sign in and write"],
])("takes the little word with the name out of %j", (text, rest) =>
  expect(readConstraints(text, { withoutIntegrations: true }).rest).toBe(rest),
);
