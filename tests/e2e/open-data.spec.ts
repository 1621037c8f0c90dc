import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "../support/playwright";
import { onDatabase } from "../support/signed-in";

test("a file of an export is sent as it is kept, or unpacked, with its length", async ({ request }) => {
  const text = '{"name":"Quill"}\n';
  const packed = gzipSync(text);
  const day = "2001-02-03";
  await onDatabase(async (client) => {
    await client.query(
      `INSERT INTO open_data_file (day, name, sha256, bytes, compressed, records, made_at)
       VALUES ($1, 'tools.jsonl', $2, $3, $4, 1, now())`,
      [day, createHash("sha256").update(text).digest("hex"), text.length, packed.length],
    );
    await client.query("INSERT INTO open_data_part (day, name, n, bytes) VALUES ($1, 'tools.jsonl', 0, $2)", [
      day,
      packed,
    ]);
  });
  try {
    for (const [encoding, length] of [
      ["gzip", packed.length],
      ["identity", text.length],
    ] as const) {
      const answer = await request.get(`/open-data/${day}/tools.jsonl`, {
        headers: { "Accept-Encoding": encoding },
      });
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-length"]).toBe(String(length));
      expect(answer.headers()["content-encoding"]).toBe(encoding === "gzip" ? "gzip" : undefined);
      expect(await answer.text()).toBe(text);
    }
    expect((await request.get("/open-data/2001-02-30/tools.jsonl")).status()).toBe(404);
  } finally {
    await onDatabase((client) => client.query("DELETE FROM open_data_file WHERE day = $1", [day]));
  }
});
