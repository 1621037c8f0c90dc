import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Analytics } from "@/components/layout/analytics";
import { CustomCss, CustomJs } from "@/components/layout/custom-code";
import { OnPublicPages } from "@/components/layout/on-public-pages";
import { defaultConfig } from "@/lib/config/schema";
import { contentPolicy } from "@/scripts/server/policy.mjs";
import { scriptAddress } from "@/lib/config/custom-script";

const path = vi.hoisted(() => ({ current: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => path.current }));

const page = (at: string, config: Partial<typeof defaultConfig>) => {
  path.current = at;
  const all = { ...defaultConfig, ...config };
  const html = renderToString(
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- React puts into it what belongs there */}
      <head />
      <body>
        <main />
        <OnPublicPages>
          <CustomCss css={all.customCss} name="custom-css-1" />
          <Analytics id={all.analyticsId} />
          {all.customJs.trim() !== "" && <CustomJs src={scriptAddress(all.customJs)} />}
        </OnPublicPages>
      </body>
    </html>,
  );
  const [head = "", body = ""] = html.split("</head>");
  return { html, head, body };
};

describe("custom code", () => {
  it("stands in the head and at the end of the body, the script as a file of ours", () => {
    const customJs = 'window.a = "</script><script>alert(1)</script>"';
    const { html, head, body } = page("/", { customCss: "body > p { color: red }", customJs });
    expect(head).toContain("body > p { color: red }</style>");
    expect(scriptAddress(customJs)).toMatch(/^\/custom\/[0-9a-f]{20}\.js$/);
    expect(body).toMatch(/<main><\/main>.*<script id="custom-js" defer="" src="([^"]*)"><\/script><\/body>/);
    expect(body).toContain(`src="${scriptAddress(customJs)}"`);
    expect(html).not.toContain("alert");
  });

  it("has another address for another text, and none for no text", () => {
    expect(scriptAddress("a()")).not.toBe(scriptAddress("b()"));
    expect(page("/", { customJs: " \n" }).html).not.toContain("custom-js");
  });

  it("can't end its element", () => {
    const { html } = page("/", {
      customCss: 'p::after { content: "</style><script>alert(2)</script>" }',
    });
    expect(html.match(/<\/style/gi)).toHaveLength(1);
  });

  it.each([
    "/dashboard",
    "/dashboard/x",
    "/admin/settings",
    "/moderation",
    "/reset-password",
    "/verify-email",
  ])("is not on %s", (at) => {
    const { html } = page(at, { customCss: "a{}", customJs: "b()", analyticsId: "G-ABCD1234" });
    expect(html).not.toMatch(/custom-css|custom-js|gtag/);
  });
});

describe("analytics", () => {
  it("is loaded only when it is set", () => {
    expect(page("/", {}).html).not.toContain("google");
    const { html } = page("/", { analyticsId: "G-ABCD1234" });
    expect(html).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-ABCD1234"');
    expect(html).toContain('src="/analytics.js" data-id="G-ABCD1234"');
    expect(renderToString(<Analytics id={'G-"+alert(1)+"'} />)).toBe("");
  });
});

describe("the policy", () => {
  it("of the header lets no inline script run by itself", () => {
    const [scripts] = /script-src [^;]*/.exec(
      contentPolicy("/", [], undefined, { analytics: true, pictures: [] }),
    )!;
    expect(scripts).toBe("script-src 'self' https://www.googletagmanager.com");
  });

  it("of the header has no hosts of analytics where accounts are managed", () => {
    expect(contentPolicy("/", [], undefined)).not.toContain("google");
    expect(contentPolicy("/", [], undefined, { analytics: true, pictures: [] })).not.toContain("unsafe-eval");
  });
});
