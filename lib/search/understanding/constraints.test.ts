import { describe, expect, it } from "vitest";
import {
  integrationWords,
  readConstraints,
  readLike,
  readVersus,
} from "@/lib/search/understanding/constraints";

const said = (text: string) => {
  const { constraints, rest } = readConstraints(text);
  return [
    constraints.map(({ kind, value }) => (value === "true" ? kind : `${kind}:${value}`)).join(" "),
    rest,
  ];
};

describe("readConstraints", () => {
  it.each([
    ["meeting notes free", "freePlan", "meeting notes"],
    ["meeting notes without paying", "freePlan", "meeting notes"],
    ["Musik kostenlos erstellen", "freePlan", "musik erstellen"],
    ["traduire un texte gratuitement", "freePlan", "traduire un texte"],
    ["royalty free music", "", "royalty free music"],
    ["free royalty-free music", "freePlan", "royalty free music"],
    ["open-source image generator", "openSource", "image generator"],
    ["transcribe on my iPhone", "platform:ios", "transcribe"],
    ["video editor for Linux", "platform:linux", "video editor"],
    ["a window manager", "", "a window manager"],
    ["transcribe offline", "local", "transcribe offline"],
    [
      "enlarge photos without uploading them anywhere",
      "local",
      "enlarge photos without uploading them anywhere",
    ],
    ["text to speech with an API", "hasApi", "text to speech"],
    ["speech api", "hasApi", "speech"],
    ["posts under $20 a month", "maxPrice:20", "posts"],
    ["videos up to 60 minutes", "", "videos up to 60 minutes"],
    ["posts below 10 euros per month", "maxPrice:10", "posts"],
    ["posts for less than $9.99", "maxPrice:10", "posts"],
    ["an editor but not Adobe", "not:adobe", "an editor"],
    ["notes of Teams meetings", "integration:microsoft-teams", "notes of teams meetings"],
    ["software for teams", "", "software for teams"],
    ["something like midjourney but free", "freePlan", "something like midjourney"],
    ["free video editor without watermark", "freePlan", "video editor"],
    ["search without ads", "", "search without ads"],
    ["a bot for Slack and Notion", "integration:slack integration:notion", "a bot for slack and notion"],
    ["self hosted Zapier", "platform:self-hosted", "zapier"],
    ["project management, works with Slack", "integration:slack", "project management"],
    [
      "meeting transcriber free and works with Teams",
      "freePlan integration:microsoft-teams",
      "meeting transcriber",
    ],
    ["notes that work well with Teams and Zoom", "integration:microsoft-teams integration:zoom", "notes"],
    ["a planner that works with teams of five", "", "a planner that works with teams of five"],
    ["letters, integrates with Word", "integration:microsoft-365", "letters"],
    ["works with Slack", "integration:slack", ""],
    ["integrates with Jira and Slack", "integration:slack integration:jira", ""],
    ["Slack", "", "slack"],
    ["a chatbot on my own laptop", "local", "a chatbot on my own laptop"],
    ["make beats on my phone", "phone", "make beats"],
    ["a song recorded on my phone", "", "a song recorded on my phone"],
    ["docs for our open source library", "", "docs for our open source library"],
    ["make slides, no sign up", "noAccount", "make slides"],
    ["ask questions without making an account", "noAccount", "ask questions"],
    ["translate, no account needed", "noAccount", "translate"],
    ["Skizzen ohne Anmeldung", "noAccount", "skizzen"],
    ["a bot for less than 15 €", "maxPrice:15", "a bot"],
    ["remove a background, I don't want to pay", "freePlan", "remove a background i"],
    ["a logo, not willing to spend anything", "freePlan", "a logo"],
    ["a logo, I don't want to pay a designer", "", "a logo i don t want to pay a designer"],
    ["remind clients who don't pay", "", "remind clients who don t pay"],
    ["slides, I don't want to spend all day", "", "slides i don t want to spend all day"],
    ["a logo with zero budget", "freePlan", "a logo"],
    ["translate a letter, it must not cost anything", "freePlan", "translate a letter it"],
    ["voice over free of cost", "freePlan", "voice over"],
    ["Übersetzen, darf nichts kosten", "freePlan", "ubersetzen"],
    ["traduire sans rien payer", "freePlan", "traduire"],
    ["traducir sin gastar nada", "freePlan", "traducir"],
    ["draw a cat, I refuse to make yet another account", "noAccount", "draw a cat"],
    ["draw a cat, don't want to sign up", "noAccount", "draw a cat"],
    ["dessiner sans m'inscrire", "noAccount", "dessiner"],
    ["Skizzen, ich will mich nicht registrieren", "noAccount", "skizzen"],
    ["summarise contracts, nothing may leave our building", "local", "summarise contracts"],
    ["summarise contracts, data must never leave my computer", "local", "summarise contracts data"],
    ["notes that are not in the cloud", "local", "notes that are"],
    ["Verträge prüfen, nichts darf in die Cloud", "local", "vertrage prufen"],
    ["run it on my own gaming pc", "local", "run it on my own gaming pc"],
    ["nobody ever leaves the house", "", "nobody ever leaves the house"],
    ["edit clips with my phone", "phone", "edit clips"],
    ["clips filmed with my phone", "", "clips filmed with my phone"],
    ["editar videos con el móvil", "phone", "editar videos"],
    ["Videos schneiden am Handy", "phone", "videos schneiden"],
    ["letters, anything but ChatGPT", "not:chatgpt", "letters"],
    ["letters, no ChatGPT please", "not:chatgpt", "letters please"],
    ["write no meta description", "", "write no meta description"],
    ["a bot for 15 dollars at most", "maxPrice:15", "a bot"],
    ["a bot, budget of 15 euros", "maxPrice:15", "a bot"],
    ["an add-on for Firefox", "platform:browser-extension", "an"],
    ["Windows program to cut clips", "platform:windows", "to cut clips"],
    ["Notizen am Mac", "platform:macos", "notizen"],
    ["video editor under $1,000 a month", "maxPrice:1000", "video editor"],
    ["video editor for $1,500 max", "maxPrice:1500", "video editor"],
    ["video editor, max 1.000 dollars", "maxPrice:1000", "video editor"],
    ["video editor below $10k", "maxPrice:10000", "video editor"],
    ["video editor less than $120 a year", "maxPrice:10", "video editor"],
    ["podcasts, nicht mehr als 10 Euro pro Monat", "maxPrice:10", "podcasts"],
    ["podcasts, not more than 30 euros", "maxPrice:30", "podcasts"],
    ["podcasts under $10/month", "maxPrice:10", "podcasts"],
    ["podcasts under $60/year", "maxPrice:5", "podcasts"],
    ["Skizzen ohne Account", "noAccount", "skizzen"],
    ["I do not want ChatGPT, but another assistant", "not:chatgpt", "i but another assistant"],
    ["slides, not paid", "freePlan", "slides"],
    ["Untertitel ohne Abo", "", "untertitel"],
    ["Folien, nicht teurer als 10 Euro im Monat", "maxPrice:10", "folien"],
    ["free", "freePlan", ""],
    ["", "", ""],
  ])("reads %j", (text, constraints, rest) => expect(said(text)).toEqual([constraints, rest]));

  it.each([
    "write code without github",
    "Präsentation ohne Powerpoint erstellen",
    "créer un site sans wordpress",
    "customers, not through whatsapp",
    "an email writer that does not work with outlook",
    "not free, paid is fine",
    "it does not have to be free",
    "no need for free",
    "nicht kostenlos",
    "it need not be open source",
    "edit a podcast, not on my phone",
    "design a logo, not for windows",
    "write a poem, no api",
    "un site sans api",
  ])("takes nobody at the opposite of their word: %j", (text) =>
    expect(readConstraints(text).constraints).toEqual([]),
  );

  it.each([
    "an offline shop wants to sell more",
    "no internet bullying at school",
    "sell locally grown vegetables",
    "vendre hors ligne et en ligne",
    "stop employees from never leaving our office",
    "podcast editor max 5 dollars an hour",
    "songs for children under 12 year olds",
    "toys for under 6 month old babies",
    "write a free verse poem",
    "plan my free time",
    "landing page for a free trial",
    "give away a free ebook",
    "I worked for nothing, write a complaint",
    "kostenlose Webinare planen",
    "dairy free recipes",
    "free up space",
    "a text free of plagiarism",
    "essai gratuit",
    "muestras gratis para clientes",
    "customers do not want to pay",
    "tenants not able to pay",
    "win customers without paying for ads",
    "cobrar facturas sin pagar",
    "friendship doesn't cost anything",
    "build an android app",
    "build an iphone app without code",
    "a blog post about the iphone 15",
    "test our API for bugs",
    "write api documentation",
    "learn linux",
    "translate our ios app",
    "an advert for windows and doors",
    "contribute to open source",
    "answer calls on our phone line",
    "transcribe calls on the phone",
    "work with my phone bills",
    "meta keywords without meta ads",
    "we have no google reviews",
    "text that no chatgpt detector finds",
    "no account manager",
    "tired of signing up patients",
    "our visitors refuse to sign up",
    "no accounts to reconcile",
    "sin cuenta bancaria",
  ])("takes no condition from %j", (text) => expect(readConstraints(text).constraints).toEqual([]));

  it.each([
    "not ",
    "no need to be for on in ",
    "build an my new own ",
    "on my own x x ",
    "under 10 ",
    "nothing may must leave my own ",
  ])("reads %j said again and again in no time to speak of", (text) =>
    expect(readConstraints(text.repeat(20_000 / text.length)).rest).toEqual(expect.any(String)),
  );

  it.each(["\u0000\ud800", "without uploading ".repeat(30), "on the ".repeat(70), "a ".repeat(250)])(
    "takes anything for text",
    (text) => expect(readConstraints(text).constraints).toEqual([]),
  );
});

it("takes the names alone of what tools work with out of a text", () => {
  const { rest } = readConstraints("turn my Teams meetings into notes", { withoutIntegrations: true });
  expect(rest).toBe("turn my meetings into notes");
});

it("takes what somebody wants something like for no condition, and what is said beside it for one", () => {
  const values = (text: string) => readConstraints(text).constraints.map(({ value }) => value);
  expect(values("alternative to photoshop")).toEqual([]);
  expect(values("free alternative to photoshop")).toEqual(["true"]);
  expect(values("zapier alternative for slack and gmail")).toEqual(["slack", "gmail"]);
  expect(values("something like notion that works with slack")).toEqual(["slack"]);
});

it("takes several names that are left out", () => {
  expect(said("a chatbot but not from OpenAI or Google")).toEqual(["not:openai not:google", "a chatbot"]);
  expect(said("no quiero ChatGPT, algo para chatear")).toEqual(["not:chatgpt", "algo para chatear"]);
  expect(said("je ne veux pas de ChatGPT")).toEqual(["not:chatgpt", ""]);
  expect(said("Übersetzer, aber nicht Google oder DeepL")[0]).toBe("not:google not:deepl");
});

it("takes the phones that something is made for for no condition", () => {
  expect(said("build an app for iphone and android")[0]).toBe("");
  expect(said("one no-code project for iphone and android")[0]).toBe("");
  expect(said("habit app for iphone")[0]).toBe("platform:ios");
});

it("tells which words are names of what a tool works with", () => {
  expect(integrationWords("notes of Teams meetings for Google Docs")).toEqual(["teams", "google", "docs"]);
  expect(integrationWords("mo-cap from a video")).toEqual([]);
});

describe("readVersus", () => {
  it.each([
    ["ChatGPT vs Claude", ["chatgpt", "claude"]],
    ["a vs. b versus c", ["a", "b", "c"]],
    ["vs code", undefined],
    ["code vs ", undefined],
    ["extension for vs code", ["extension for", "code"]],
    ["chatgpt", undefined],
  ])("reads %j", (text, names) => expect(readVersus(text)).toEqual(names));
});

describe("readLike", () => {
  it.each([
    ["grammarly alternative", "grammarly"],
    ["alternatives to notion", "notion"],
    ["canva alternativ", "canva"],
    ["cheap alternative to elevenlabs", "elevenlabs"],
    ["a good alternative to canva", "canva"],
    ["alternative zu deepl", "deepl"],
    ["alternativa a canva", "canva"],
    ["like midjourney", "midjourney"],
    ["something like google translate", "google translate"],
    ["sounds like rain", undefined],
    ["chatbot like chatgpt", "chatgpt"],
    ["une alternative à ChatGPT", "chatgpt"],
    ["eine Alternative zu Photoshop", "photoshop"],
    ["una alternativa a canva", "canva"],
    ["une ia a la place de chatgpt", "chatgpt"],
    ["KI statt ChatGPT", "chatgpt"],
    ["E-Mails schreiben statt telefonieren", undefined],
    ["alternative", undefined],
  ])("reads %j", (text, name) => expect(readLike(readConstraints(text).rest)?.name).toBe(name));
});

it.each([
  ["not Midjourney but something similar", "midjourney"],
  ["not chatgpt but something like it for maths", "chatgpt"],
  ["nicht DeepL, aber etwas Ähnliches", "deepl"],
])("takes what %j leaves out for what is to be replaced", (text, name) => {
  const { constraints, rest } = readConstraints(text);
  expect(constraints).toEqual([]);
  expect(readLike(rest)?.alone).toBe(name);
});

it.each([
  ["midjourney but free", "freePlan", "midjourney"],
  ["google translate but open source", "openSource", "google translate"],
  ["chatgpt aber kostenlos", "freePlan", "chatgpt"],
  ["chatgpt but European", "madeInEurope", "chatgpt"],
  ["notion but made in Europe", "madeInEurope", "notion"],
  ["something like midjourney but free", "freePlan", "midjourney"],
])("reads of %j what is to be replaced, and by what", (text, kind, name) => {
  const { constraints, rest } = readConstraints(text);
  expect(constraints.map((one) => one.kind)).toEqual([kind]);
  expect(readLike(rest)?.alone).toBe(name);
});

describe("what is said beside the name", () => {
  it.each([
    ["zapier alternative", "zapier", ""],
    ["vscode alternative with ai built in", "vscode", "with ai built in"],
    ["something like chatgpt but for maths", "chatgpt", "but for maths"],
  ])("reads %j", (text, alone, more) => expect(readLike(text)).toMatchObject({ alone, more }));
});
