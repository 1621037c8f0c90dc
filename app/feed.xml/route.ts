import { loadToolFeed } from "@/app/load-tool-feed";
import { feedHandler } from "@/lib/seo/feeds/respond";

export const dynamic = "force-dynamic";

export const GET = feedHandler("/feed.xml", "rss", loadToolFeed);
