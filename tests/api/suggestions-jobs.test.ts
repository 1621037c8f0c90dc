import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

await openApp();
const { recommendTools } = await import("@/lib/tools/recommendations/queries");

const suggested = async (need: string) => (await recommendTools(need)).suggestions.map(({ slug }) => slug);

it.each([
  ["complaint letter to the airline about my lost suitcase", "chatgpt"],
  ["Brief an die Versicherung wegen Wasserschaden", "claude"],
  ["check the tenancy agreement my landlord sent before I sign", "chatpdf"],
  ["Matheaufgabe abfotografieren und Lösungsweg sehen", "photomath"],
  ["code the transcripts of two focus groups", "atlas-ti"],
])("%j is answered with what does the job", async (need, slug) => {
  expect(await suggested(need)).toContain(slug);
});

it("an appointment with a doctor is what no tool does", async () => {
  expect(await suggested("see a dermatologist next week")).toEqual([]);
});
