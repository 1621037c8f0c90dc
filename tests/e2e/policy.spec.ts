import type { APIResponse, BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

/** Every kind of page: kept for many or made for one visitor, found or not. */
const pages: [path: string, status: number][] = [
  ["/", 200],
  ["/ai-tools/chatgpt", 200],
  ["/?pricing=free", 200],
  ["/?q=image", 200],
  ["/blog?q=a", 200],
  ["/blog", 200],
  ["/categories", 200],
  ["/trending", 200],
  ["/sign-in", 200],
  ["/api/docs", 200],
  ["/ai-tools/no-such-tool", 404],
  ["/no-such-page", 404],
  ["/no/such/page/at/all", 404],
  ["/admin/no-such-screen", 404],
  ["/_global-error", 404],
  ["/api", 404],
  ["/logo/a/b", 404],
  ["/sitemaps", 404],
  ["/_next/nothing", 404],
  ["/dashboard", 200],
  ["/moderation", 200],
  ["/admin", 200],
  ["/admin/tools", 200],
  ["/admin/settings", 200],
];

const scriptSources = (answer: Pick<APIResponse, "headers">) =>
  /script-src ([^;]*)/.exec(answer.headers()["content-security-policy"] ?? "")?.[1]?.split(" ") ?? [];

type Watched = { blocked: string[] };
/** Notes what the browser refuses to do, from a page's first moment on. */
const watch = (context: BrowserContext) =>
  context.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      blocked.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
const blockedOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).blocked);

for (const status of [200, 404])
  test(`the policy of pages answered with ${status} admits their own scripts and no inline ones`, async ({
    page,
    context,
    allowConsole,
  }) => {
    if (status === 404) allowConsole(/404/);
    await watch(context);
    await signIn(context, { role: "admin" });
    for (const [path] of pages.filter((one) => one[1] === status))
      await test.step(path, async () => {
        const answer = (await page.goto(path))!;
        expect(answer.status()).toBe(status);
        const sources = scriptSources(answer);
        expect(sources[0]).toBe("'self'");
        expect(sources.slice(1).filter((source) => !/^'(sha256|nonce)-/.test(source))).toEqual([]);
        // The page's data in a few scripts, that of its first files, and those of ours: the header stays a small one.
        expect(sources.length).toBeLessThan(24);
        // Somebody signed in is only known to a page whose scripts ran.
        await expect(page.locator("html")).toHaveClass(/\b(light|dark)\b/);
        await expect
          .poll(() =>
            page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))),
          )
          .toBe(true);
        expect(await blockedOn(page)).toEqual([]);
      });
  });

test("a page that is kept has its hashes also for who has it already, and for HEAD", async ({ request }) => {
  // What others write meanwhile may have it made anew between two requests.
  await expect(async () => {
    const full = await request.get("/about");
    expect(full.headers()["cache-control"]).toContain("s-maxage");
    const { etag = "", "content-security-policy": policy } = full.headers();
    expect(policy).toContain("'sha256-");
    const known = await request.get("/about", { headers: { "If-None-Match": etag } });
    const head = await request.head("/about");
    expect([known.status(), head.status(), head.headers().etag]).toEqual([304, 200, etag]);
    for (const answer of [known, head]) expect(answer.headers()["content-security-policy"]).toBe(policy);
  }).toPass();
});

test("a page of one visitor has a nonce that is never kept, nor taken from a request", async ({
  request,
  context,
}) => {
  await signIn(context, { role: "admin" });
  const headers = { "Content-Security-Policy": "script-src 'nonce-evil'" };
  const nonces = new Set<string>();
  for (let i = 0; i < 2; i++) {
    const answer = await context.request.get("/admin", { headers });
    expect(answer.headers()["cache-control"]).toContain("no-store");
    const nonce = /'nonce-([^']*)'/.exec(answer.headers()["content-security-policy"]!)?.[1] ?? "";
    const text = await answer.text();
    expect(text).toContain(`nonce="${nonce}"`);
    expect(text).not.toContain("evil");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
  for (const path of ["/guides", "/blog", "/?q=image"]) {
    const answer = await request.get(path, { headers });
    expect(await answer.text()).not.toMatch(/nonce="|evil/);
    expect(answer.headers()["content-security-policy"]).not.toContain("nonce");
  }
});

test("data, feeds and files admit no inline script at all", async ({ request }) => {
  for (const path of [
    "/api/tools?limit=1",
    "/api/no-such-thing",
    "/feed.xml",
    "/robots.txt",
    "/analytics.js",
  ])
    expect(
      scriptSources(await request.get(path)).filter((source) => !source.startsWith("https:")),
      path,
    ).toEqual(["'self'"]);
  const data = await request.get("/about", { headers: { RSC: "1" } });
  expect(data.headers()["content-type"]).toContain("text/x-component");
  expect(data.headers()["content-security-policy"]).not.toMatch(/sha256|nonce|script-src[^;]*unsafe/);
});

const injected = [
  "<script>window.ran = 1</script>",
  "<img src=/icon.svg onload='window.ran = 2'>",
  "<script>self.__next_f.push([1,window.ran=3])</script>",
  '<script nonce="">window.ran = 4</script>',
  "<a id=bait href='javascript:window.ran=5'>Bait</a>",
  "<svg onload='window.ran=6'></svg>",
  "<script src='data:text/javascript,window.ran=7'></script>",
  "<iframe srcdoc='<script>parent.ran=8</script>'></iframe>",
].join("");
for (const path of ["/", "/?q=image", "/admin"])
  test(`what is put into the text of ${path} does not run`, async ({ page, context, allowConsole }) => {
    allowConsole(/Content Security Policy/, /Minified React error/, /cloneNode|hydrat/i);
    await watch(context);
    await signIn(context, { role: "admin" });
    await page.route(
      (url) => url.pathname + url.search === path,
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/<body[^>]*>/, (tag) => tag + injected);
        const { "content-encoding": _, "content-length": __, ...headers } = answer.headers();
        await route.fulfill({ response: answer, headers, body });
      },
    );
    await page.goto(path);
    await expect.poll(async () => (await blockedOn(page)).length).toBeGreaterThan(4);
    // And what a script of the page puts there later.
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = 9";
      document.body.append(script);
      const button = document.createElement("button");
      button.setAttribute("onclick", "window.ran = 10");
      document.body.append(button);
      button.click();
      const link = document.createElement("a");
      link.href = "javascript:window.ran=11";
      document.body.append(link);
      link.click();
    });
    await expect
      .poll(async () => (await blockedOn(page)).filter((one) => /script-src-attr/.test(one)).length)
      .toBeGreaterThan(1);
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  });

test("the theme is there before anything is painted", async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await context.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    // When the first element of the body is read, the theme must have been set already.
    new MutationObserver(() => {
      if (document.querySelector("header") && !("seen" in window))
        Object.assign(window, { seen: document.documentElement.classList.contains("dark") });
    }).observe(document, { childList: true, subtree: true });
  });
  // Without the files of the page: nothing but what stands in it has run.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.emulateMedia({ colorScheme: "light" });
  for (const path of ["/about", "/?q=image"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    expect(await page.evaluate(() => (window as unknown as { seen: boolean }).seen)).toBe(true);
  }
});

test("buttons work: the page came alive", async ({ page }) => {
  for (const path of ["/about", "/?q=image"]) {
    await page.goto(path);
    await page.locator("header summary", { hasText: "Theme" }).click();
    await page.getByRole("button", { name: "Dark", exact: true }).click();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await page.locator("header summary", { hasText: "Theme" }).click();
    await page.getByRole("button", { name: "Light", exact: true }).click();
    await expect(page.locator("html")).toHaveClass(/\blight\b/);
  }
});
