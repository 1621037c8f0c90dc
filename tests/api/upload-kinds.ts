import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const folder = await mkdtemp(path.join(tmpdir(), "almanac-hostile-"));
process.env.DATA_DIR = folder;
afterAll(() => rm(folder, { recursive: true, force: true }));

const { db } = await openApp();
type Handler = Parameters<typeof request>[0];
const post = async (module: Promise<{ POST: unknown }>) => (await module).POST as Handler;
const [logo, favicon, ogImage, postImage, toolPicture] = await Promise.all([
  post(import("@/app/api/config/upload-logo/route")),
  post(import("@/app/api/config/upload-favicon/route")),
  post(import("@/app/api/config/upload-og-image/route")),
  post(import("@/app/api/uploads/post-image/route")),
  post(import("@/app/api/uploads/tool-picture/route")),
]);
export const MB = 1024 * 1024;
/** Every way to send a picture. An account's own picture is drawn here, and never sent. */
export const kinds = {
  "logo, default": {
    handler: logo,
    field: "logo",
    type: "default",
    most: 2 * MB,
    takes: ["png", "jpeg", "svg"],
  },
  "logo, light": { handler: logo, field: "logo", type: "light", most: 2 * MB, takes: ["png", "jpeg", "svg"] },
  "logo, dark": { handler: logo, field: "logo", type: "dark", most: 2 * MB, takes: ["png", "jpeg", "svg"] },
  favicon: { handler: favicon, field: "favicon", type: undefined, most: MB, takes: ["png", "jpeg"] },
  "sharing image": {
    handler: ogImage,
    field: "ogImage",
    type: undefined,
    most: 2 * MB,
    takes: ["png", "jpeg", "svg", "gif"],
  },
  "picture of a post": {
    handler: postImage,
    field: "image",
    type: undefined,
    most: 2 * MB,
    takes: ["png", "jpeg", "webp", "gif"],
  },
  "picture of a tool": {
    handler: toolPicture,
    field: "image",
    type: undefined,
    most: 2 * MB,
    takes: ["png", "jpeg", "webp", "gif"],
  },
} as const;
export type Kind = keyof typeof kinds;
export const names = Object.keys(kinds) as Kind[];

let admin = await createAccount(db, { role: "admin" });
let sent = 0;
/** Calls the route; a fresh account whenever the limit of one would be reached. */
export async function call(kind: Kind, body: BodyInit, headers: Record<string, string> = {}) {
  if (++sent % 50 === 0) admin = await createAccount(db, { role: "admin" });
  const response = await request(kinds[kind].handler, "/", {
    method: "POST",
    body,
    headers: { ...admin.headers, ...headers },
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
  const answer = (await response.json()) as Record<string, string>;
  const url = Object.entries(answer).find(([name]) => /Url$/.test(name))?.[1];
  return { status: response.status, answer, error: answer.error, url };
}
/** A form with a file. */
export const form = (
  kind: Kind,
  bytes: Buffer | string,
  { name = "a.png", type = "image/png", field = kinds[kind].field as string } = {},
) => {
  const data = new FormData();
  if (kinds[kind].type) data.append("type", kinds[kind].type);
  data.append(field, new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type }));
  return data;
};
/** What is kept under an address. */
export const stored = (url: string) => readFile(path.join(folder, url));
/** How many rows and files there are. */
export const everything = async () => [
  await db.upload.count(),
  (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)).length,
];
export const takes = (kind: Kind, format: string) =>
  (kinds[kind].takes as readonly string[]).includes(format);
