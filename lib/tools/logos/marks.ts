import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import websites from "@/lib/tools/logos/marks/websites.json";
import { websiteKey } from "@/lib/tools/utils-address";

const folder = path.join(process.cwd(), "lib/tools/logos/marks");
const samples = new Map(Object.entries(websites));

/**
 * The mark of a sample tool, a WebP of 192 by 192 pixels (docs/logos.md). Whoever else takes its slug gets none: the website has to be the
 * sample's, or below it.
 */
export async function findMark(slug: string, websiteUrl: string): Promise<Buffer | undefined> {
  const sample = samples.get(slug);
  return sample && isBelow(websiteUrl, sample) ? readFile(path.join(folder, `${slug}.webp`)) : undefined;
}

function isBelow(websiteUrl: string, sample: string): boolean {
  if (!URL.canParse(websiteUrl)) return false;
  const [key = ""] = websiteKey(websiteUrl).split("?");
  const [host = ""] = key.split("/");
  return `${key}/`.startsWith(`${sample}/`) || host.endsWith(`.${sample}`);
}
