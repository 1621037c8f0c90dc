import { connectAlone } from "@/lib/platform/db";
import { peopleSql, postsSql, sentInSql, unpublishSql } from "./community-sql";

const people = 20_000;
/** Of reviews, submissions, inquiries, changes and events each. */
const sent = 20_000;
/** Of blog posts and of news. */
const posts = 2_000;

/** Adds people, what they send in, and posts to a catalogue that has tools; once. */
export async function addCommunity(): Promise<void> {
  const client = await connectAlone();
  try {
    const { rowCount } = await client.query(peopleSql(people));
    if (!rowCount) return;
    for (const sql of [unpublishSql, ...sentInSql(sent), ...postsSql(posts)]) await client.query(sql);
    await client.query(
      'VACUUM (ANALYZE) tool, "user", review, submission, sales_inquiry, admin_log, activity_event, blog_post, news_post, search.post',
    );
  } finally {
    await client.end();
  }
}
