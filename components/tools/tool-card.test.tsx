import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToolCard } from "@/components/tools/tool-card";
import { packCards } from "@/lib/tools/utils-cards";

const card = {
  id: "65a1b2c3d4e5f60718293a4b",
  name: "FLUX",
  slug: "flux",
  category: "Image Generation",
  blurb: "A family of image models by Black Forest Labs for generating and editing pictures.",
  pricing: "paid" as const,
  tasks: "Generate images from text · Edit images with words",
  votes: 2_727,
  reviews: 62,
  rating: 4.5,
  isNew: false,
  isUpcoming: false,
  launchDate: null,
};

it("is light: a list has a hundred and fifty of them", () => {
  const markup = renderToStaticMarkup(<ToolCard tool={card} />);
  // As the page's payload has it: a text within a script.
  const data = JSON.stringify(JSON.stringify(packCards([card])[0]));
  expect(Buffer.byteLength(markup + data)).toBeLessThan(900);
});

it("names its buttons, and which of them are pressed", () => {
  const html = renderToStaticMarkup(<ToolCard tool={card} />);
  for (const name of ["Upvote FLUX, 2.7K votes (2,727)", "Save FLUX", "Compare FLUX"])
    expect(html).toMatch(
      new RegExp(`<button[^>]*aria-pressed="false"[^>]*aria-label="${name.replace(/[()]/g, "\\$&")}"`),
    );
});

it("is walked through in the order in which it is drawn: compare stands before save", () => {
  const html = renderToStaticMarkup(<ToolCard tool={card} />);
  const places = ["Upvote FLUX", "Compare FLUX", "Save FLUX"].map((name) => html.indexOf(`"${name}`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
