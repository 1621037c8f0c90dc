/**
 * SQL that adds made-up people, what they send in, and posts, as many as a large site has, to a catalogue that has
 * tools. The same numbers always give the same rows.
 */
export const peopleSql = (count: number) => `
   INSERT INTO "user" (name, email, role, status, last_active_at, created_at, updated_at, sessions_valid_from)
   SELECT (ARRAY['Ada','Grace','Alan','Katherine','Edsger','Barbara','Donald','Radia','Tim','Margaret','Claude','Hedy'])[1 + n % 12]
       || ' ' || (ARRAY['Okafor','Lindqvist','Moreau','Tanaka','Novak','Silva','Haddad','Kowalski','Nguyen','Berg'])[1 + n / 12 % 10] || ' ' || n,
     'person-' || n || '@people.example',
     CASE WHEN n % 500 = 0 THEN 'moderator' ELSE 'user' END,
     CASE n % 97 WHEN 0 THEN 'banned' WHEN 1 THEN 'suspended' ELSE 'active' END,
     CASE WHEN n % 5 > 0 THEN now() - n * interval '7 minutes' END,
     now() - n * interval '31 minutes', now() - n * interval '31 minutes', now() - n * interval '31 minutes'
   FROM generate_series(1, ${count}) AS n ON CONFLICT DO NOTHING`;

/** Two of a thousand made-up tools are not, or no longer, published. */
export const unpublishSql = `
   UPDATE tool SET status = CASE WHEN slug LIKE '%000' THEN 'draft' ELSE 'archived' END
   WHERE slug ~ '-g0[0-9]*[05]00$'`;

/** Everybody above and every tool, numbered, so that one can be matched with the other. */
const numbered = `
  person AS (SELECT id, name, row_number() OVER (ORDER BY id) AS n FROM "user" WHERE email LIKE '%@people.example'),
  listed AS (SELECT tool.*, row_number() OVER (ORDER BY id) AS n FROM (SELECT * FROM tool WHERE status = 'published' ORDER BY id LIMIT 20000) AS tool)`;
/** What is written about is what is known best. */
const reviewed = 2_000;

export const sentInSql = (count: number) => [
  `WITH ${numbered}
   INSERT INTO review (tool_id, user_id, rating, comment, status, created_at, updated_at)
   SELECT listed.id, person.id, 1 + person.n % 5, 'What I think of ' || listed.name || ' after ' || person.n % 30 || ' days of daily use.',
     CASE person.n % 10 WHEN 0 THEN 'pending' WHEN 1 THEN 'pending' WHEN 2 THEN 'rejected' ELSE 'approved' END,
     now() - person.n * interval '11 minutes', now() - person.n * interval '11 minutes'
   FROM person JOIN listed ON listed.n = 1 + person.n % ${reviewed} WHERE person.n <= ${count} ON CONFLICT DO NOTHING`,
  `WITH ${numbered}
   INSERT INTO submission (tool_name, description, website_url, website_key, category_id, pricing_type, status, user_id, submitted_at, updated_at)
   SELECT listed.name || ' ' || n, listed.description, 'https://sent-' || n || '.example/', 'sent-' || n || '.example', listed.category_id, 'Freemium',
     CASE n % 10 WHEN 0 THEN 'pending' WHEN 1 THEN 'pending' WHEN 2 THEN 'rejected' ELSE 'approved' END,
     person.id, now() - n * interval '13 minutes', now() - n * interval '13 minutes'
   FROM generate_series(1, ${count}) AS n JOIN listed USING (n) LEFT JOIN person USING (n)`,
  `INSERT INTO sales_inquiry (full_name, email, company_name, monthly_budget, message, status, submitted_at, updated_at)
   SELECT 'Buyer ' || n, 'buyer-' || n || '@companies.example', (ARRAY['Acme','Globex','Initech','Umbra','Hooli'])[1 + n % 5] || ' ' || n,
     (ARRAY['$500 - $1,000','$1,000 - $2,500','$2,500 - $5,000','$5,000+'])[1 + n % 4], 'We would like to be seen by more people, number ' || n || '.',
     (ARRAY['new','contacted','closed'])[1 + n % 3], now() - n * interval '17 minutes', now() - n * interval '17 minutes'
   FROM generate_series(1, ${count}) AS n`,
  `WITH ${numbered}
   INSERT INTO admin_log (actor_id, actor_name, action, entity, entity_id, before, after, reason, created_at)
   SELECT person.id, person.name, kind || '.' || (ARRAY['create','update','status','delete'])[1 + made.n % 4], kind, person.id,
     jsonb_build_object('status', 'draft', 'n', made.n), jsonb_build_object('status', 'published', 'n', made.n),
     CASE WHEN made.n % 7 = 0 THEN 'Reason number ' || made.n END, now() - made.n * interval '3 minutes'
   FROM (SELECT n, (ARRAY['tool','user','blog','news','review','submission'])[1 + n % 6] AS kind FROM generate_series(1, ${count}) AS n) AS made
     JOIN person ON person.n = 1 + made.n % 40`,
  `WITH ${numbered}
   INSERT INTO activity_event (type, user_id, tool_id, description, created_at)
   SELECT 'upvote', person.id, listed.id, 'Upvoted ' || listed.name, now() - listed.n * interval '1 minute'
   FROM listed JOIN person ON person.n = 1 + listed.n % 40 WHERE listed.n <= ${count}`,
];

/** A body of some 3 KB, as an article has. */
const body = `'<h1>' || title || '</h1>' || repeat('<p>How a <strong>model</strong> of this kind is put to work, what it costs, and what teams say of it, article ' || n || '.</p>', 25)`;
const post = (count: number) =>
  `SELECT n, (ARRAY['How teams use','A closer look at','What is new in','The state of'])[1 + n % 4] || ' ' ||
     (ARRAY['open weights','image models','speech','code review','agents','search'])[1 + n / 4 % 6] || ', part ' || n AS title FROM generate_series(1, ${count}) AS n`;
const written = `CASE n % 8 WHEN 0 THEN 'draft' WHEN 1 THEN 'archived' ELSE 'published' END,
     now() - n * interval '5 hours', now() - n * interval '5 hours', now() - n * interval '5 hours'`;

export const postsSql = (count: number) => [
  `INSERT INTO blog_post (slug, title, excerpt, content, image_url, category, tags, author_name, author_avatar, read_time, status, published_at, created_at, updated_at)
   SELECT 'article-' || n, title, 'What ' || title || ' comes to.', ${body}, '/og-image.jpg',
     (ARRAY['Industry News','Best Practices','MLOps','Computer Vision','AI Security'])[1 + n % 5], ARRAY['teams', 'tag ' || n % 50], 'Writer ' || n % 30, '/og-image.jpg', '4 min read', ${written}
   FROM (${post(count)}) AS made ON CONFLICT DO NOTHING`,
  `INSERT INTO news_post (slug, title, excerpt, content, image_url, category, tags, author_name, author_avatar, source, source_url, views, shares, status, published_at, created_at, updated_at)
   SELECT 'item-' || n, title, 'What ' || title || ' comes to.', ${body}, '/og-image.jpg',
     (ARRAY['Technology','Business','Science','Research','Policy'])[1 + n % 5], ARRAY['teams', 'tag ' || n % 50], 'Writer ' || n % 30, '/og-image.jpg',
     'Journal ' || n % 20, 'https://journal.example/' || n, n * 7919 % 5000, n * 104729 % 300, ${written}
   FROM (${post(count)}) AS made ON CONFLICT DO NOTHING`,
];
