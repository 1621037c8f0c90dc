import { describe, expect, it } from "vitest";
import { NaiveBayes } from "@/lib/search/understanding/naive-bayes";

const words = (text: string) => text.split(" ");
const owners = [
  ["transcribe a meeting", "minutes of our calls", "besprechung mitschreiben"],
  ["remove a background", "cut out a person", "hintergrund entfernen"],
  ["restore old photos", "repair a torn picture", "alte fotos auffrischen"],
];
const bayes = await NaiveBayes.of(owners.map((own) => own.map(words)));
const likeliest = (text: string) => {
  const shares = bayes.likelihoods(words(text), 1);
  return shares.indexOf(Math.max(...shares));
};

describe("NaiveBayes", () => {
  it.each([
    ["minutes of a meeting", 0],
    ["the background of a person", 1],
    ["a torn photo", 2],
    // A slip, an ending and a compound, none of them a word of a phrase.
    ["transcirbe mettings", 0],
    ["backgruond removal", 1],
    ["fotohintergrund", 1],
    ["mitschrift der besprechungen", 0],
  ])("finds whose phrase %j is", (text, owner) => expect(likeliest(text)).toBe(owner));

  it("tells how likely others are beside the likeliest, less the lower the temperature", () => {
    const [first, second, third] = bayes.likelihoods(words("repair a meeting"), 1);
    expect(Math.max(first!, second!, third!)).toBe(1);
    expect(second).toBeLessThan(Math.min(first!, third!));
    expect(bayes.likelihoods(words("repair a meeting"), 0.5)[1]).toBeCloseTo(second! ** 2, 9);
  });

  it("takes all for equally likely where a text says nothing that is known", () => {
    expect([...bayes.likelihoods([], 1)]).toEqual([1, 1, 1]);
    expect([...bayes.likelihoods(["xxyyzz"], 1)]).toEqual([1, 1, 1]);
  });
});
