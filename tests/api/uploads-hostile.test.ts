import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { call, everything, form, kinds, MB, names, stored, takes } from "@/tests/api/upload-kinds";
import * as files from "@/tests/support/hostile-files";

type Case = [what: string, format: string, file: Buffer | string, status: number];
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const noise = await sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    background: "#000",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
} as never)
  .png()
  .toBuffer();

/** What a kind that takes the format refuses, and with which status; one that does not take it says 415. */
const refused: Case[] = [
  ["a PNG of 30,000 by 30,000", "png", files.pngBomb(30_000, 30_000), 413],
  ["a PNG that is one line of 60,000", "png", files.pngBomb(60_000, 1), 413],
  ["a PNG that has less than it says", "png", files.pngBomb(5_000, 5_000), 400],
  ["a GIF of 20,000 by 20,000", "gif", files.gifBomb, 413],
  ["a GIF of 300 frames", "gif", await files.gifOfFrames(300), 400],
  ["a WebP of 16,384 by 16,384", "webp", files.webpBomb(), 400],
  ["half a PNG", "png", half(noise), 400],
  ["half a JPEG", "jpeg", half(await sharp(noise).jpeg().toBuffer()), 400],
  ["half a GIF", "gif", half(await sharp(noise).gif().toBuffer()), 400],
  ["half a WebP", "webp", half(await sharp(noise).webp().toBuffer()), 400],
  ["the first bytes of a PNG", "png", files.png.subarray(0, 8), 400],
  ["a script that begins as a GIF", "gif", `GIF89a/*${files.payload}*/=1;`, 400],
  ["a script that begins as a JPEG", "jpeg", Buffer.from("\xff\xd8\xff\xe0/*<script>*/", "latin1"), 400],
  ["an SVG of a billion by a billion", "svg", files.svg("", 'width="1000000000" height="1000000000"'), 400],
  [
    "an SVG that goes on behind its end",
    "svg",
    files.svg("<title></title></svg><script>alert(1)</script>"),
    400,
  ],
  ["an SVG of nothing", "svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', 0],
  // No kind takes these.
  ["nothing", "-", "", 415],
  ["a page", "-", `<!doctype html>${files.payload}`, 415],
  ["a PDF before a JPEG", "-", Buffer.concat([Buffer.from("%PDF-1.4\n"), files.jpeg]), 415],
  ["a picture behind a space", "-", Buffer.concat([Buffer.from(" "), files.png]), 415],
  ["a TIFF", "-", await files.plain().tiff().toBuffer(), 415],
  ["an AVIF", "-", await files.plain().avif().toBuffer(), 415],
  [
    "an SVG with external entities",
    "-",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${files.svg("<text>&x;</text>")}`,
    415,
  ],
  [
    "an SVG that laughs a billion times",
    "-",
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>${files.svg("<text>&b;</text>")}`,
    415,
  ],
  [
    "an SVG with a style sheet elsewhere",
    "-",
    `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.xsl"?>${files.svg("")}`,
    415,
  ],
  ["an SVG in UTF-16", "-", Buffer.from(`\ufeff${files.svg("")}`, "utf16le"), 415],
];

describe.each(names)("%s", (kind) => {
  it.each(refused)("refuses %s", async (_, format, file, status) => {
    const before = await everything();
    const answer = await call(kind, form(kind, file));
    const expected = format === "-" || !takes(kind, format) ? [415] : status === 0 ? [400, 415] : [status];
    expect(expected).toContain(answer.status);
    expect(answer.answer).toEqual({ error: expect.any(String) as string });
    expect(answer.error).toMatch(/^(Invalid file type\. Please upload .*|The picture .*)$/);
    expect(await everything()).toEqual(before);
  });

  // Each is drawn until its time is over: once is enough.
  it.each(Object.entries(files.svgBombs).filter(() => kind === "logo, default"))(
    "%s is drawn soon or refused",
    async (_, file) => {
      const { status, url, error } = await call(kind, form(kind, file));
      expect([200, 400, 413]).toContain(status);
      if (status === 200) expect(url).toMatch(/\.png$/);
      else expect(error).toMatch(/^The picture /);
    },
  );

  it("keeps nothing of what was hidden in, before or behind a picture", async () => {
    const behind = Buffer.from(`PK\x03\x04${files.payload}<?php system($_GET[0]);`);
    const hidden: [string, Buffer][] = [
      ["png", Buffer.concat([files.png, behind])],
      ["png", files.pngTextBomb],
      ["jpeg", Buffer.concat([files.jpeg, behind])],
      ["jpeg", files.jpegWith(files.payload)],
      ["jpeg", await files.jpegWithExif()],
      ["gif", Buffer.concat([files.gif, behind])],
      ["webp", Buffer.concat([files.webp, behind])],
    ];
    for (const [, file] of hidden.filter(([format]) => takes(kind, format))) {
      expect(file.toString("latin1")).toContain("alert(document.domain)");
      const { status, url } = await call(kind, form(kind, file, { name: "a.html", type: "text/html" }));
      expect([200, 201]).toContain(status);
      expect(url).toMatch(/^\/uploads\/[a-z-]+\/[0-9a-f]{32}\.(png|jpg|webp)$/);
      expect((await stored(url!)).toString("latin1")).not.toMatch(/alert|php|PK\x03/);
    }
  });

  it("never looks at what the file is called or says of itself", async () => {
    for (const name of [
      "../../../etc/cron.d/x.png",
      "C:\\x.png",
      "a\0.png",
      "ä\u202egnp.svg",
      ".htaccess",
      "x".repeat(5_000),
    ]) {
      const { status, url } = await call(kind, form(kind, files.png, { name, type: "application/x-php" }));
      expect([200, 201]).toContain(status);
      expect(url).toMatch(/^\/uploads\/[a-z-]+\/[0-9a-f]{32}\.(png|webp)$/);
    }
    const wrong = await call(kind, form(kind, "GIF87a is how it begins", { name: "a.png" }));
    expect([400, 415]).toContain(wrong.status);
  });

  it("takes one file, under its name", async () => {
    const before = await everything();
    const two = form(kind, files.png);
    two.append(kinds[kind].field, new File([new Uint8Array(files.png)], "b.png"));
    const other = form(kind, files.png);
    other.append("other", new File([new Uint8Array(files.png)], "b.png"));
    const many = new FormData();
    for (let i = 0; i < 1_000; i++) many.append(`f${i}`, new File(["x"], "a.png"));
    const text = new FormData();
    text.append(kinds[kind].field, "not a file");
    for (const body of [two, other, many, text, new FormData(), form(kind, files.png, { field: "file" })])
      expect((await call(kind, body)).status).toBe(400);
    expect((await call(kind, "{}", { "content-type": "application/json" })).status).toBe(415);
    expect((await call(kind, new Uint8Array(files.png), { "content-type": "image/png" })).status).toBe(415);
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    expect((await call(kind, "--y\r\nnothing", broken)).status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  it("does not read a body to its end that is too large", async () => {
    const { most, field } = kinds[kind];
    const over = await call(kind, form(kind, Buffer.concat([files.png, Buffer.alloc(most)])));
    expect([over.status, over.error]).toEqual([413, `File is too large. Maximum size is ${most / MB}MB.`]);
    let given = 0;
    const body = () => {
      given = 0;
      const start = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
      return new ReadableStream({
        pull(controller) {
          controller.enqueue(given === 0 ? Buffer.from(start) : new Uint8Array(65_536));
          given += 65_536;
          if (given > 50 * MB) controller.close();
        },
      });
    };
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const server = "File is too large for the server to process.";
    for (const [headers, read] of [
      [{ ...type, "content-length": String(50 * MB) }, MB],
      // Without a length, or with one that is not true.
      [type, most + MB],
      [{ ...type, "content-length": "100" }, most + MB],
    ] as const) {
      const { status, error } = await call(kind, body(), headers);
      expect([status, error]).toEqual([413, server]);
      expect(given).toBeLessThan(read);
    }
  });
});
