import { getToolFeed } from "@/lib/seo/feeds/queries";
import { feedHandler } from "@/lib/seo/feeds/respond";

export const dynamic = "force-dynamic";

export const GET = feedHandler("/feed.json", "json", getToolFeed);
