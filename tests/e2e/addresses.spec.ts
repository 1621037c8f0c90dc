import { expect, test } from "../support/playwright";

test("a cached page does not carry the query of whoever asked first", async ({ request }) => {
  for (const path of ["/ai-tools/sudowrite", "/category/ai-for-seo", "/terms", "/"]) {
    const first = await request.get(`${path}?token=SECRET7&email=me@example.org`);
    expect(first.status()).toBe(200);
    expect(await (await request.get(path)).text()).not.toContain("SECRET7");
  }
});

test("values that a list does not have are refused, never ignored", async ({ request }) => {
  for (const address of [
    "/trending?period=..",
    "/latest-launches?page=a%2Fb",
    "/latest-launches?page=2&page=3",
    "/latest-launches?period=%23",
    "/upcoming?page=%25ff",
    "/category/productivity?page=.",
    "/top-products?sort=%252e%252e",
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("malformed addresses and wrong methods are refused with a sentence", async ({ request, baseURL }) => {
  const cases: [method: string, path: string, status: number][] = [
    ["GET", "/%ff", 400],
    ["GET", "/api%2f..%2fabout", 400],
    ["DELETE", "/ai-tools/chatgpt", 405],
    ["POST", "/?q=x", 405],
    ["DELETE", "/api/tools", 405],
    ["GET", "/api/suggestions", 405],
  ];
  for (const [method, path, status] of cases) {
    const answer = await request.fetch(`${baseURL}${path}`, { method });
    expect(answer.status(), `${method} ${path}`).toBe(status);
    expect((await answer.json()).error, `${method} ${path}`).toMatch(/\.$/);
  }
  expect((await request.get("/_global-error")).status()).toBe(404);
});

test("every answer has the security headers, a logo stricter ones", async ({ request }) => {
  for (const path of ["/", "/ai-tools/chatgpt", "/?q=x", "/api/tools?limit=1", "/nope", "/feed.xml"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
  expect((await request.get("/logo/chatgpt")).headers()["content-security-policy"]).toContain("sandbox");
});

test("who opens a malformed address is led home", async ({ page, allowConsole }) => {
  allowConsole(/400/);
  expect((await page.goto("/ai-tools/%E0%A4%A"))?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This address is not valid");
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page).toHaveURL("/");
});
