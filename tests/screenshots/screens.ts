import path from "node:path";
import { test } from "@playwright/test";
import { onDatabase, signIn } from "@/tests/support/signed-in";

const widths = { "390": 844, "1280": 800 };
const themes = ["light", "dark"] as const;

type Screen = { path: string | (() => Promise<string>); as?: "user" | "admin" };
const screens: Record<string, Screen> = {
  styleguide: { path: "/styleguide" },
  home: { path: "/" },
  "list with a query": { path: "/?q=meeting+notes" },
  tool: { path: "/ai-tools/chatgpt" },
  compare: { path: "/compare/chatgpt-vs-claude" },
  category: { path: "/category/image" },
  trending: { path: "/trending" },
  article: { path: () => first("SELECT '/blog/' || slug AS path FROM blog_post WHERE status = 'published'") },
  "best software": {
    path: () => first("SELECT '/' || slug AS path FROM software_page WHERE status = 'published'"),
  },
  dashboard: { path: "/dashboard", as: "user" },
  "admin tools": { path: "/admin/tools", as: "admin" },
};

async function first(sql: string): Promise<string> {
  const rows = await onDatabase(
    async (client) => (await client.query<{ path: string }>(`${sql} ORDER BY 1 LIMIT 1`)).rows,
  );
  return rows[0]!.path;
}

for (const [name, { path: address, as }] of Object.entries(screens))
  for (const [width, height] of Object.entries(widths))
    for (const colorScheme of themes)
      test(`${name}, ${width}, ${colorScheme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL,
          colorScheme,
          reducedMotion: "reduce",
          viewport: { width: Number(width), height },
        });
        if (as) await signIn(context, { role: as });
        const page = await context.newPage();
        await page.goto(typeof address === "string" ? address : await address());
        // Signed-in screens say what they show once it has come.
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: "detached" });
        if (name !== "styleguide")
          await page.locator("main .animate-pulse").first().waitFor({ state: "detached" });
        else {
          // All of it is in sight: cards that are not are left undrawn.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width: Number(width), height });
        }
        await page.screenshot({
          path: path.join(process.env.SCREENSHOTS_DIR!, `${name}-${width}-${colorScheme}.png`),
        });
        await context.close();
      });
