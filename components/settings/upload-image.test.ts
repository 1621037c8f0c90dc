import { afterEach, describe, expect, it, vi } from "vitest";
import { refusalOf, uploadImage } from "@/components/settings/upload-image";
import { UploadError } from "@/components/settings/upload-errors";
import type { SiteImageKind } from "@/lib/config/utils-uploads";

type Answer = { status: number; body?: object } | "network" | "not JSON";
const image = new File(["x"], "a.png", { type: "image/png" });
const asked: { route: string; form: FormData }[] = [];

/** The routes answer this, one after the other. */
function server(...answers: Answer[]) {
  asked.length = 0;
  const left = [...answers];
  vi.stubGlobal("fetch", (address: string, { body }: { body: FormData }) => {
    asked.push({ route: address.replace("/api/config/", ""), form: body });
    const answer = left.shift();
    if (answer === undefined) throw new Error("not expected");
    if (answer === "network") return Promise.reject(new TypeError("Failed to fetch"));
    if (answer === "not JSON") return Promise.resolve(new Response("<html>"));
    return Promise.resolve(Response.json(answer.body ?? {}, { status: answer.status }));
  });
}
afterEach(() => vi.unstubAllGlobals());

const upload = (kind: SiteImageKind) => uploadImage(kind, image, "dark");
async function failure(kind: SiteImageKind) {
  const reason: unknown = await upload(kind).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(reason).toBeInstanceOf(UploadError);
  const { message, detail } = reason as UploadError;
  return detail === undefined ? [message] : [message, detail];
}
const chain = {
  logo: ["upload-logo", "upload-logo-local", "test-upload-logo"],
  favicon: ["upload-favicon", "upload-favicon-local", "test-upload-favicon"],
  og_image: ["upload-og-image", "upload-og-image-local", "test-upload-og-image"],
} as const;
const fields = { logo: "logo", favicon: "favicon", og_image: "ogImage" } as const;
const kinds = Object.keys(chain) as SiteImageKind[];
const gone = { status: 404, body: { error: "Not found." } };
const broken = { status: 500 };
const said = (status: number, error: string) => ({ status, body: { error } });

describe("the routes are tried in order", () => {
  it.each(kinds)("%s", async (kind) => {
    const taken = (storage: string) => ({
      status: 200,
      body: { [`${fields[kind]}Url`]: "/uploads/a.png", storage },
    });
    for (const [n, answers] of [
      [taken("cloudinary")],
      [broken, taken("local")],
      ["network" as const, gone, taken("test")],
    ].entries()) {
      server(...answers);
      expect(await upload(kind)).toEqual({
        url: "/uploads/a.png",
        storage: ["cloudinary", "local", "test"][n],
      });
      expect(asked.map(({ route }) => route)).toEqual(chain[kind].slice(0, n + 1));
    }
    expect([...asked[0]!.form.keys()]).toEqual(kind === "logo" ? ["type", "logo"] : [fields[kind]]);
    if (kind === "logo") expect(asked[0]!.form.get("type")).toBe("dark");
  });
});

const authority = "Authentication error. Please ensure you have admin privileges.";
const favicon = "Authentication error. Try using the development version for testing.";
const network = "Network error. Please check your internet connection and server status.";
const tooLarge = "File is too large for the server to process.";
const key = "Cloudinary API key error. The server might be missing required configuration.";
const all = "All upload attempts failed (cloud, local, and test)";

describe("what is said", () => {
  it.each<[SiteImageKind, number, string | undefined, string]>([
    ["logo", 413, undefined, tooLarge],
    ["favicon", 413, "File is too large. Maximum size is 1MB.", tooLarge],
    ["og_image", 413, "The picture has too many pixels.", "The picture has too many pixels."],
    ["logo", 401, "Please sign in.", authority],
    ["og_image", 403, undefined, authority],
    ["favicon", 401, undefined, favicon],
    ["favicon", 403, "You are not allowed to do that.", favicon],
    ["og_image", 415, "Invalid file type.", "Invalid file type."],
    ["logo", 400, "The picture can't be read.", "Server error: The picture can't be read."],
    ["og_image", 429, "Too many requests.", "Server error: Too many requests."],
    ["og_image", 400, undefined, "Upload failed: HTTP error! status: 400"],
  ])("%s, refused with %i %j: %s", async (kind, status, error, message) => {
    server(error === undefined ? { status } : said(status, error));
    expect(await failure(kind)).toEqual([message]);
    // Another route would only say the same.
    expect(asked).toHaveLength(1);
  });

  it.each<[SiteImageKind, Answer[], string[]]>([
    [
      "favicon",
      [broken, broken, gone],
      ["All upload methods failed", "Upload failed: HTTP error! status: 500"],
    ],
    ["og_image", [broken, said(503, "Away."), gone], [all, "Server error: Away."]],
    ["og_image", ["network", "network", "network"], [all, network]],
    ["favicon", ["network", "network", "network"], ["All upload methods failed", network]],
    ["logo", ["network", "network", "network"], [network]],
    [
      "logo",
      [broken, said(500, "Broken."), gone],
      ["Failed to upload dark logo. Please try again.", "Server error: Broken."],
    ],
    ["favicon", [said(500, key), broken, gone], [key]],
    [
      "logo",
      [said(500, key), broken, gone],
      [
        "Cloud storage API key error. The server is missing the API key of its cloud storage, or has a wrong one.",
      ],
    ],
    ["og_image", [said(500, key), gone, gone], [all, `Server error: ${key}`]],
    ["og_image", [gone, gone, gone], [all, "Server error: Not found."]],
  ])("%s, when all failed with %j: %s", async (kind, answers, lines) => {
    server(...answers);
    expect(await failure(kind)).toEqual(lines);
    expect(asked.map(({ route }) => route)).toEqual(chain[kind]);
  });

  it.each<[SiteImageKind, string]>([
    ["logo", "Failed to upload dark logo. Please try again."],
    ["favicon", "Failed to upload favicon. Please try again."],
    ["og_image", "An unexpected error occurred during upload."],
  ])("%s, when the answer makes no sense: %s", async (kind, message) => {
    for (const answer of [
      "not JSON",
      { status: 200, body: { [`${fields[kind]}Url`]: "/undefined" } },
    ] as const) {
      server(answer);
      expect(await failure(kind)).toEqual([message]);
    }
  });
});

it("a file that is not worth sending is refused before", () => {
  const sized = (type: string, size: number) => ({ type, size }) as File;
  const invalid = "Invalid file type. Please upload";
  expect(refusalOf("logo", sized("image/gif", 10))).toBe(`${invalid} only JPEG, PNG, or SVG files.`);
  expect(refusalOf("favicon", sized("image/x-icon", 10))).toBe(`${invalid} only JPEG or PNG files.`);
  expect(refusalOf("favicon", sized("image/svg+xml", 10))).toBe(`${invalid} only JPEG or PNG files.`);
  expect(refusalOf("og_image", sized("image/webp", 10))).toBe(`${invalid} a JPEG, PNG, SVG, or GIF file.`);
  const mega = 1024 * 1024;
  for (const [kind, most] of [
    ["logo", 2],
    ["favicon", 1],
    ["og_image", 2],
  ] as const) {
    expect(refusalOf(kind, sized("image/png", most * mega))).toBeUndefined();
    expect(refusalOf(kind, sized("image/png", most * mega + 1))).toBe(
      `File is too large. Maximum size is ${most}MB.`,
    );
  }
});
