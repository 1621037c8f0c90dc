import http from "node:http";
import { expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";

const MB = 1024 * 1024;
type Answer = { status: number; body: string; sent: number };

/** Sends a form of so many bytes, with or without saying how many, for as long as the server listens. */
function send(cookie: string, size: number, { length }: { length: boolean }): Promise<Answer> {
  const start = `--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let sent = 0;
    const request = http.request(`${process.env.BASE_URL}/api/config/upload-logo`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        cookie,
        ...(length ? { "content-length": size } : {}),
      },
    });
    let answered = false;
    request.on("response", (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (body += part));
      response.on("end", () => {
        answered = true;
        resolve({ status: response.statusCode!, body, sent });
        request.destroy();
      });
      response.on("error", reject);
    });
    request.on("error", (error) => {
      if (!answered) reject(error);
    });
    request.write(start);
    sent += start.length;
    const part = Buffer.alloc(65_536);
    const more = () => {
      while (!answered && sent < size) {
        const rest = part.subarray(0, Math.min(part.length, size - sent));
        sent += rest.length;
        if (!request.write(rest)) return void request.once("drain", more);
      }
      if (!answered && sent >= size) request.end();
    };
    more();
  });
}

test("a body of 50 MB is refused while it is being sent, and the server goes on", async ({
  context,
  page,
  allowConsole,
}) => {
  allowConsole(/413/);
  await signIn(context, { role: "admin" });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const length of [true, false]) {
    const answers = await Promise.all([1, 2, 3].map(() => send(cookie, 50 * MB, { length })));
    for (const { status, body } of answers) {
      expect(status).toBe(413);
      expect(JSON.parse(body)).toEqual({ error: "File is too large for the server to process." });
    }
  }
  expect((await page.request.get("/health")).status()).toBe(200);
  // The same in a browser, which sends all that it wants to before it listens.
  await page.goto("/admin/settings?tab=appearance");
  const said = await page.evaluate(async (size) => {
    const form = new FormData();
    form.append("logo", new File([new Uint8Array(size)], "a.png", { type: "image/png" }));
    const response = await fetch("/api/config/upload-logo", { method: "POST", body: form });
    return { status: response.status, answer: (await response.json()) as unknown };
  }, 50 * MB);
  expect(said).toEqual({ status: 413, answer: { error: "File is too large for the server to process." } });
});
