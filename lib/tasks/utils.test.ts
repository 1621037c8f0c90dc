import { expect, it } from "vitest";
import { matching } from "@/lib/tasks/utils";

const tasks = [
  { name: "Transcribe a meeting", category: "AI for Speech" },
  { name: "Write a résumé", category: "AI for Writing" },
];
const names = (text: string) => matching(tasks, text).map(({ name }) => name);

it("finds tasks by any words of their name and category, without case and accents", () => {
  expect(names("")).toHaveLength(2);
  expect(names("RESUME write")).toEqual(["Write a résumé"]);
  expect(names("speech transcr")).toEqual(["Transcribe a meeting"]);
  expect(names("nothing")).toEqual([]);
});
