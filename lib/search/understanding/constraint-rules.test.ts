import { describe, expect, it } from "vitest";
import { readConstraints, readUntold } from "@/lib/search/understanding/constraints";

/** The conditions of a text, and its words without them. */
const said = (text: string) => {
  const { constraints, rest } = readConstraints(text);
  return [
    constraints.map(({ kind, value }) => (value === "true" ? kind : `${kind}:${value}`)).join(" "),
    rest,
  ];
};

describe("conditions and manners", () => {
  it.each([
    ["crm connected to gmail", "integration:gmail", "crm"],
    ["planner synced with Google Calendar", "integration:google-calendar", "planner"],
    ["outil de notes connecté à Notion", "integration:notion", "outil de notes"],
    ["notas conectadas con Slack", "integration:slack", "notas"],
    ["connect gmail to slack", "integration:slack integration:gmail", "connect gmail to slack"],
    ["a logo, no money", "freePlan", "a logo"],
    ["budget app for people with no money", "", "budget app for people with no money"],
    ["logo on a shoestring by tomorrow", "", "logo"],
    ["could you recommend a podcast editor with good reviews", "", "a podcast editor"],
    ["un logo pas cher pour demain", "", "un logo"],
    ["low cost", "", "low cost"],
    ["no money for interpreters", "", "no money for interpreters"],
  ])("reads %j", (text, constraints, rest) => expect(said(text)).toEqual([constraints, rest]));
});

describe("amounts without a currency", () => {
  it.each([
    ["seo tool under 50", "maxPrice:50", "seo tool"],
    ["logo maker below 20", "maxPrice:20", "logo maker"],
    ["Chatbot für die Website unter 30", "maxPrice:30", "chatbot fur die website"],
    ["generador de imágenes por menos de 15", "maxPrice:15", "generador de imagenes"],
    ["app for kids under 5", "", "app for kids under 5"],
    ["editor for videos under 60", "", "editor for videos under 60"],
    ["songs for children under 12", "", "songs for children under 12"],
    ["essay tool for texts under 500", "", "essay tool for texts under 500"],
    ["dating app for women under 50", "", "dating app for women under 50"],
  ])("reads %j", (text, constraints, rest) => expect(said(text)).toEqual([constraints, rest]));
});

describe("integrations", () => {
  it.each([
    ["project management with slack integration", "integration:slack", "project management"],
    ["a CRM with Gmail and Slack integrations", "integration:slack integration:gmail", "a crm"],
    ["Projektplanung mit Slack-Integration", "integration:slack", "projektplanung"],
    ["gestion de projet avec intégration Slack", "integration:slack", "gestion de projet"],
    ["gestión de proyectos con integración de Slack", "integration:slack", "gestion de proyectos"],
    ["build a slack integration", "integration:slack", "build a slack integration"],
    ["500 delivery notes, I need the numbers in Excel", "", "500 delivery notes i need the numbers in excel"],
    ["ich brauche die Zahlen in Excel", "", "ich brauche die zahlen in excel"],
    ["je veux les chiffres dans Excel", "", "je veux les chiffres dans excel"],
    ["I want to analyse data in Excel", "integration:microsoft-365", "i want to analyse data in excel"],
    ["formulas in Excel", "integration:microsoft-365", "formulas in excel"],
  ])("reads %j", (text, constraints, rest) => expect(said(text)).toEqual([constraints, rest]));
});

describe("price", () => {
  it.each([
    ["free forever crm", "freePlan", "crm"],
    ["crm forever free", "freePlan", "crm"],
    ["a name for my bakery with a free domain", "", "a name for my bakery with a free domain"],
    ["Website mit kostenloser Domain", "", "website mit kostenloser domain"],
    ["site web avec domaine gratuit", "", "site web avec domaine gratuit"],
    ["sitio web con dominio gratis", "", "sitio web con dominio gratis"],
    ["video editor with a free plan", "freePlan", "video editor with a plan"],
    ["no subscription management, please", "", "no subscription management please"],
  ])("reads %j", (text, constraints, rest) => expect(said(text)).toEqual([constraints, rest]));
});

describe("where a tool runs", () => {
  it.each([
    ["mac only video editor", "platform:macos", "video editor"],
    ["mac writing app", "platform:macos", "writing app"],
    ["Windows 11 screen recorder", "platform:windows", "screen recorder"],
    ["windows and doors catalogue", "", "windows and doors catalogue"],
    ["windows cleaning quote", "", "windows cleaning quote"],
    ["video editor, Windows only", "platform:windows", "video editor"],
    ["iPhone only journal", "platform:ios", "journal"],
    ["traductor sin conexión", "local", "traductor sin conexion"],
    ["traducteur sans connexion internet", "local", "traducteur sans connexion internet"],
    ["KI-Assistent ohne Cloud", "local", "ki assistent ohne cloud"],
    ["Bilder erzeugen auf eigenem Rechner", "local", "bilder erzeugen auf eigenem rechner"],
    ["speech recognition on-premise", "platform:self-hosted", "speech recognition"],
  ])("reads %j", (text, constraints, rest) => expect(said(text)).toEqual([constraints, rest]));
});

describe("what no fact tells", () => {
  it.each([
    ["GDPR compliant transcription", "In line with the GDPR", "transcription"],
    ["transcription GDPR", "In line with the GDPR", "transcription"],
    ["GDPR transcription", "In line with the GDPR", "transcription"],
    ["Transkription DSGVO-konform", "In line with the GDPR", "transkription"],
    ["outil de sondage conforme au RGPD", "In line with the GDPR", "outil de sondage"],
    ["transcripción que cumple con el RGPD", "In line with the GDPR", "transcripcion"],
    ["chatbot that complies with the GDPR", "In line with the GDPR", "chatbot"],
    ["buy once transcription software", "Paid once", "transcription software"],
    ["one-time purchase photo editor, no subscription", "Paid once, Without a subscription", "photo editor"],
    ["Musikprogramm zum Einmalkauf", "Paid once", "musikprogramm"],
    ["éditeur de photos avec achat unique", "Paid once", "editeur de photos"],
    [
      "editor de fotos con pago único, sin suscripción",
      "Paid once, Without a subscription",
      "editor de fotos",
    ],
    ["lifetime license video editor", "Paid once", "video editor"],
    ["writing assistant without subscription", "Without a subscription", "writing assistant"],
    ["writing assistant, no subscription", "Without a subscription", "writing assistant"],
    ["therapy notes HIPAA compliant", "In line with HIPAA", "therapy notes"],
    ["chatbot that doesn't train on my data", "Without training on your data", "chatbot"],
    ["Untertitel ohne Abo", "Without a subscription", "untertitel"],
    ["retouche photo sans abonnement", "Without a subscription", "retouche photo"],
    ["editor de fotos sin suscripción", "Without a subscription", "editor de fotos"],
  ])("is told beside the answers to %j", (text, label, rest) => {
    expect(readUntold(text).join(", ")).toBe(label);
    expect(said(text)).toEqual(["", rest]);
  });

  it.each([
    "questions about the GDPR",
    "GDPR compliance checklist",
    "write a GDPR privacy policy",
    "gdpr",
    "one time password generator",
    "remind customers to pay once a month",
    "no subscription management, please",
  ])("says nothing of it: %j", (text) => expect(readUntold(text)).toEqual([]));
});
