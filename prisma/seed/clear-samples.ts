import { connectAlone } from "@/lib/platform/db";

// For a real launch: sample votes, views, ratings and review counts go, real ones stay; the trend starts anew from the
// launch day and what real votes and views there were.
const client = await connectAlone();
const { rowCount } = await client.query(`
  UPDATE tool_stats AS stats
  SET base_votes = 0, base_views = 0, base_rating = NULL, base_reviews = 0,
      trend = coalesce(
        (SELECT search.trend_clock(now()) + ln(greatest(sum((day.votes + 0.05 * day.views) * power(2::float8, (day.day - current_date) / 14.0)), 1e-9)) / ln(2)
         FROM tool_day AS day WHERE day.tool_id = stats.tool_id HAVING sum(day.votes + day.views) > 0),
        search.trend_clock(least(coalesce(tool.launch_date, tool.created_at), now())))
  FROM tool WHERE tool.id = stats.tool_id`);
console.log(`Removed the sample numbers of ${rowCount} tools`);
await client.end();
