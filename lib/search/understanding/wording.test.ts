import { expect, it } from "vitest";
import { readWordings, wordsIn } from "@/lib/search/understanding/wording";

it("reads names and phrases as words, by language", async () => {
  const owners = [
    { name: "Cut out", phrases: { en: ["Remove it"], de: ["Größer machen"], es: [], fr: [] } },
    { name: "", phrases: { en: ["cut it"], de: ["größer"], es: ["más"], fr: ["ça"] } },
  ];
  const wordings = await readWordings(owners);
  expect(wordings).toEqual([
    {
      en: [
        ["cut", "out"],
        ["remove", "it"],
      ],
      de: [["grosser", "machen"]],
      es: [],
      fr: [],
    },
    { en: [[], ["cut", "it"]], de: [["grosser"]], es: [["mas"]], fr: [["ca"]] },
  ]);
  expect(wordsIn(wordings, "en")).toEqual(["cut", "out", "remove", "it"]);
  expect(wordsIn(wordings, "de")).toEqual(["grosser", "machen"]);
});
