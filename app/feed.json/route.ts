import { getToolFeed } from "@/lib/seo/feeds/queries";
import { feedHandler } from "@/lib/seo/feeds/respond";

export const dynamic = "force-dynamic";

/** New tools as JSON Feed 1.1. */
export const GET = feedHandler("/feed.json", "json", getToolFeed);
