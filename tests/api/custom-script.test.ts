import { beforeEach, describe, expect, it, vi } from "vitest";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { GET } = await import("@/app/custom/[file]/route");
const { scriptAddress, scriptFile } = await import("@/lib/config/custom-script");

const code = '// <b>"é"\u2028</script>\r\nwindow.a = 1 < 2\n';
const store = (customJs: string) =>
  db.siteConfig.upsert({
    where: { id: 1 },
    create: { id: 1, data: { customJs } },
    update: { data: { customJs } },
  });
const get = async (file: string) => {
  const answer = await request(GET, `/custom/${file}`, { params: { file } });
  return {
    status: answer.status,
    type: answer.headers.get("Content-Type"),
    cache: answer.headers.get("Cache-Control"),
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()),
  };
};

beforeEach(() => db.siteConfig.deleteMany());

describe("GET /custom/[file]", () => {
  it("is the saved script to the letter, for good", async () => {
    await store(code);
    expect(scriptAddress(code)).toBe(`/custom/${scriptFile(code)}`);
    expect(await get(scriptFile(code))).toEqual({
      status: 200,
      type: "text/javascript; charset=utf-8",
      cache: "public, max-age=31536000, immutable",
      text: code,
    });
  });

  it("is the present script where a page still names the one of before, and is not kept", async () => {
    await store(code);
    expect(await get(scriptFile("old()"))).toMatchObject({ status: 200, cache: "no-store", text: code });
  });

  it.each(["a.js", `${"0".repeat(20)}.mjs`, `${"0".repeat(20)}`, `x${"0".repeat(20)}.js`, ".."])(
    "is missing as %s",
    async (file) => {
      await store(code);
      expect(await get(file)).toMatchObject({ status: 404, cache: "no-store" });
    },
  );

  it.each(["", " \n"])("is missing while the saved one is %j", async (customJs) => {
    await store(customJs);
    expect(await get(scriptFile(code))).toMatchObject({ status: 404, cache: "no-store" });
    expect(await get(scriptFile(customJs))).toMatchObject({ status: 404, cache: "no-store" });
  });

  it("is missing, and not kept so, while the database is away", async () => {
    await store(code);
    const away = vi.spyOn(db.siteConfig, "findUnique").mockRejectedValue(new Error("away"));
    try {
      expect(await get(scriptFile(code))).toMatchObject({ status: 404, cache: "no-store" });
    } finally {
      away.mockRestore();
    }
  });
});
