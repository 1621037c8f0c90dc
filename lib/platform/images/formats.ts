export type Format = "jpeg" | "png" | "webp" | "gif" | "avif" | "svg";

/**
 * The format that the first bytes are of. Told by content before any decoder sees it: the image library would also read
 * document formats, which can refer to files and addresses.
 */
export function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  if (/^RIFF[\s\S]{4}WEBP$/.test(start)) return "webp";
  if (/^[\s\S]{4}ftypavi[fs]/.test(start)) return "avif";
  return isSvg(bytes) ? "svg" : undefined;
}

/** What may stand before the first element, and how each ends. */
const prologue: [begins: RegExp, end: string][] = [
  [/^<\?xml\s/i, "?>"],
  [/^<!--/, "-->"],
  [/^<!DOCTYPE svg[^[>]*>/i, ">"],
];

/** Whether a file is an SVG drawing that defines no entities. */
function isSvg(bytes: Buffer): boolean {
  let rest = bytes
    .toString("utf8", 0, 4096)
    .replace(/^\uFEFF/, "")
    .trimStart();
  for (;;) {
    const end = prologue.find(([begins]) => begins.test(rest))?.[1];
    if (!end) return /^<svg[\s>]/i.test(rest);
    const at = rest.indexOf(end);
    if (at < 0) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
}
