import { getNewsFeed } from "@/lib/seo/feeds/queries-posts";
import { feedHandler } from "@/lib/seo/feeds/respond";

export const dynamic = "force-dynamic";

export const GET = feedHandler("/latest-news/feed.xml", "rss", getNewsFeed);
