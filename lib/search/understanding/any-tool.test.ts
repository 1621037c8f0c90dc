import { expect, it } from "vitest";
import { readAny } from "./any-tool";

it.each([
  "AI tools",
  "which AI is the best",
  "top 10 ai tools 2026",
  "die besten KI-Tools",
  "mejores herramientas de IA",
  "les meilleurs outils d'intelligence artificielle",
])("is said by who only looks for tools: %s", (text) => expect(readAny(text)).toEqual({ isFresh: false }));

it.each([
  "new AI tools",
  "the latest AI apps",
  "what's new in AI",
  "neue KI-Tools",
  "neueste KI",
  "nuevas herramientas IA",
  "últimas herramientas de IA",
  "nouveaux outils IA",
  "derniers outils d'IA",
])("is said by who looks for new ones: %s", (text) => expect(readAny(text)).toEqual({ isFresh: true }));

it.each([
  "to do list",
  "App erstellen",
  "crear una app",
  "créer une application",
  "new logo",
  "latest research papers",
  "make an app",
  "ai website",
  "AI tools for lawyers",
  "neue Stimme",
  "nouveau logo",
])("is not said by who says for what: %s", (text) => expect(readAny(text)).toBeUndefined());
