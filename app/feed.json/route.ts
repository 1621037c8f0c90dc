import { getToolFeed } from "@/lib/feeds/queries";
import { feedHandler } from "@/lib/feeds/respond";

export const dynamic = "force-dynamic";

/** New tools as JSON Feed 1.1. */
export const GET = feedHandler("/feed.json", "json", getToolFeed);
