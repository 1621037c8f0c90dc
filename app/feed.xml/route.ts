import { getToolFeed } from "@/lib/seo/feeds/queries";
import { feedHandler } from "@/lib/seo/feeds/respond";

export const dynamic = "force-dynamic";

/** New tools as RSS 2.0. */
export const GET = feedHandler("/feed.xml", "rss", getToolFeed);
