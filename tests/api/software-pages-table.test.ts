import { expect, it } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

await openApp();
const preview = await import("@/app/(site)/[page]/og.png/route");
const { getSoftwarePage } = await import("@/lib/software-pages/queries");

it("says of each tool of a software page what a table compares, and draws the page's preview image", async () => {
  const slug = "best-ai-crm-software";
  const { tools } = (await getSoftwarePage(slug))!;
  expect(tools.length).toBeGreaterThan(1);
  for (const { compared } of tools) {
    expect(compared.does).not.toBe("");
    expect(compared.price).toMatch(/^(Free|From|Paid|Pay per use)/);
  }
  expect(tools.some(({ compared }) => compared.platforms.includes("Web"))).toBe(true);
  const image = await request(preview.GET, "/", { params: { page: slug } });
  expect(image.headers.get("content-type")).toBe("image/png");
  expect((await request(preview.GET, "/", { params: { page: "trending" } })).status).toBe(404);
});
