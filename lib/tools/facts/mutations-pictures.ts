import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import type { Tx } from "@/lib/platform/records/mutations";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { localPathOf } from "@/lib/platform/storage/utils";
import type { FactsChange, Picture } from "@/lib/tools/facts/schema";

const uploadRow = z.object({ path: z.string(), width: z.int(), height: z.int() });
const urlRow = z.object({ url: z.string() });

const messages = {
  gone: "This picture is not there any more. Please upload it again.",
  taken: "This picture belongs to another tool. Please upload it for this one.",
};

/**
 * A change of facts with the sizes of its pictures. Their uploads stay locked until the transaction ends, so that of two
 * tools that want the same picture one gets it, and none is cleaned up as unused meanwhile.
 *
 * @param toolId the tool that may have them already; null: a new one
 * @throws AppError `invalid` for a picture that is gone, or another tool's
 */
export async function lockPictures(
  tx: Tx,
  facts: FactsChange | undefined,
  toolId: string | null,
): Promise<(FactsChange & { pictures?: Picture[] | null }) | undefined> {
  const { pictures, ...rest } = facts ?? {};
  if (!pictures?.length) return facts as typeof rest;
  const urls = pictures.map(({ url }) => url);
  const uploads = await queryRows(uploadRow, tx)`
    SELECT path, width, height FROM public.upload
    WHERE path = ANY (${urls.map((url) => localPathOf(url) ?? "")}::text[]) AND bytes > 0 ORDER BY path FOR UPDATE`;
  const sizes = new Map(uploads.map(({ path, ...size }) => [path, size]));
  const others = await queryRows(urlRow, tx)`
    SELECT url FROM unnest(${urls}::text[]) AS url WHERE EXISTS (
      SELECT FROM public.tool_fact
      WHERE field = 'pictures' AND value @> jsonb_build_array(jsonb_build_object('url', url))
        AND tool_id IS DISTINCT FROM ${toolId}
    )`;
  const taken = new Set(others.map(({ url }) => url));
  const issues: { path: string; message: string }[] = [];
  const kept = pictures.flatMap((picture, at): Picture[] => {
    const size = sizes.get(localPathOf(picture.url) ?? "");
    if (size && !taken.has(picture.url)) return [{ ...picture, ...size }];
    issues.push({ path: `facts.pictures.${at}.url`, message: size ? messages.taken : messages.gone });
    return [];
  });
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
  return { ...rest, pictures: kept };
}
