import sharp from "sharp";
import { findTool } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { getConfig } from "@/lib/config/queries";
import { ogResponse } from "@/lib/seo/og-response";
import { initialOf } from "@/lib/tools/logos/avatar";
import { findMark } from "@/lib/tools/logos/marks";
import { getLogoSource } from "@/lib/tools/logos/queries";
import { firstSentence } from "@/lib/tools/utils-texts";

// A route of its own rather than Next's file convention, whose address is not known elsewhere.
export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/ai-tools/[slug]/og.png">) {
  const [tool, config] = await Promise.all([params.then(({ slug }) => findTool(slug)), getConfig()]);
  return ogResponse(
    tool && {
      siteName: config.siteName,
      color: config.primaryColor,
      eyebrow: tool.category,
      title: tool.name,
      text: firstSentence(tool.description, 180),
      initial: initialOf(tool.name),
      mark: await markOf(tool.slug),
    },
  );
}

/** The mark that stands for a tool. One with a picture of its own has none here: that may be elsewhere. */
async function markOf(slug: string): Promise<Buffer | undefined> {
  const source = await getLogoSource(slug);
  const mark = source && !source.logo && !source.imageUrl && (await findMark(slug, source.websiteUrl));
  // What draws the image knows no WebP.
  return mark ? sharp(mark).png().toBuffer() : undefined;
}
