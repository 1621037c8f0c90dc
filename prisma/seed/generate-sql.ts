/** What a made-up tool says of itself: all that its sample says, or a sentence of it, which takes a third of the time. */
const texts = {
  full: {
    name: `CASE r1 % 10
      WHEN 0 THEN firsts[1 + r2 % 40] || ' ' || seconds[1 + r3 % 30] || ' ' || initcap(onsets[1 + r4 % 27] || vowels[1 + r4 / 32 % 8] || codas[1 + r4 / 512 % 10])
      WHEN 1 THEN firsts[1 + r2 % 40] || lower(seconds[1 + r3 % 30]) || ' ' || initcap(onsets[1 + r4 % 27] || vowels[1 + r4 / 32 % 8] || codas[1 + r4 / 512 % 10])
      ELSE initcap(onsets[1 + r2 % 27] || vowels[1 + r2 / 32 % 8] || codas[1 + r2 / 512 % 10]
             || onsets[1 + r3 % 27] || vowels[1 + r3 / 32 % 8] || codas[1 + r3 / 512 % 10]
             || CASE WHEN r1 % 10 < 8 THEN onsets[1 + r4 % 27] || vowels[1 + r4 / 32 % 8] ELSE '' END)
           || CASE r5 % 4 WHEN 0 THEN ' ' || seconds[1 + r5 / 8 % 30] WHEN 1 THEN ' AI' ELSE '' END
    END`,
    rest: "replace(samples.description, samples.name, made_name), samples.features, samples.use_cases, samples.tags",
  },
  short: {
    name: "initcap(onsets[1 + r2 % 27] || vowels[1 + r2 / 32 % 8] || codas[1 + r2 / 512 % 10] || seconds[1 + r3 % 6])",
    rest: "made_name || ' helps with ' || lower(samples.tags[1]) || '.', samples.features[1:1], ARRAY[]::text[], samples.tags[1:2]",
  },
};

/**
 * SQL that adds `$1` made-up tools, numbered from `$2`, to a seeded catalogue. Texts, prices and categories are those
 * of the samples; names are put together from syllables and words, so that the vocabulary grows with the catalogue
 * as it does in a real one. The same numbers always give the same tools.
 */
export const generateSql = (length: keyof typeof texts = "full") => `
WITH parts AS (
  SELECT
    ARRAY['b','br','c','cl','d','dr','f','fl','g','gr','h','j','k','l','m','n','p','pl','qu','r','s','st','t','tr','v','w','z'] AS onsets,
    ARRAY['a','e','i','o','u','ai','ea','io'] AS vowels,
    ARRAY['','n','r','l','s','x','m','t','ck','rd'] AS codas,
    ARRAY['Bright','Clear','Deep','Swift','Open','True','Blue','Silver','North','Quiet','Rapid','Prime','Solid','Urban','Vivid','Wise',
          'Amber','Cedar','Copper','Delta','Echo','Ember','Falcon','Harbor','Iron','Juniper','Lumen','Maple','Nova','Orbit','Pixel','Quartz',
          'River','Signal','Terra','Union','Vector','Willow','Zenith','Atlas'] AS firsts,
    ARRAY['Voice','Write','Desk','Flow','Studio','Lab','Scribe','Draft','Frame','Note','Mind','Chat','Code','Cast','Sketch','Track','Pilot','Board',
          'Reel','Tutor','Agent','Sense','Stack','Works','Mate','Forge','Point','Page','Loop','Bridge'] AS seconds
), samples AS (
  SELECT row_number() OVER (ORDER BY tool.id) - 1 AS n, tool.*,
         stats.base_votes, stats.base_views, stats.base_rating, stats.base_reviews
  FROM tool JOIN tool_stats AS stats ON stats.tool_id = tool.id
  WHERE tool.status = 'published' AND NOT tool.is_upcoming AND tool.slug NOT LIKE '%-g0%'
), numbers AS (
  -- Eight independent numbers from one hash, so that the run can be repeated and split.
  SELECT i, ('x' || substr(h, 1, 6))::bit(24)::int AS r1, ('x' || substr(h, 7, 6))::bit(24)::int AS r2,
         ('x' || substr(h, 13, 6))::bit(24)::int AS r3, ('x' || substr(h, 19, 6))::bit(24)::int AS r4,
         ('x' || substr(h, 25, 6))::bit(24)::int AS r5
  FROM (SELECT i, md5(i::text) AS h FROM generate_series($2::bigint, $2::bigint + $1::bigint - 1) AS i) AS hashed
), named AS (
  SELECT numbers.*, ${texts[length].name} AS made_name
  FROM numbers, parts
), added AS (
  INSERT INTO tool (description, features, use_cases, tags, name, slug, category_id, website_url, website_key, pricing_type, starting_price,
                    is_new, is_trending, launch_date, status, created_at, updated_at)
  SELECT ${texts[length].rest}, made_name, trim(both '-' from regexp_replace(lower(made_name), '[^a-z0-9]+', '-', 'g')) || '-g0' || i,
         samples.category_id,
         'https://tool-' || i || '.example', 'tool-' || i || '.example',
         samples.pricing_type, samples.starting_price,
         r5 % 50 = 0, r4 % 100 = 0,
         now() - make_interval(secs => (r5::bigint * 7919 + i * 104729) % (86400 * 900)), 'published', now() - make_interval(mins => i::int % 400000), now() - make_interval(mins => i::int % 400000)
  FROM named JOIN samples ON samples.n = r1 % (SELECT count(*) FROM samples)
  RETURNING id
)
SELECT array_agg(id) AS ids FROM added`;

/** SQL that gives the tools with these ids sample counters: most have few, some many. */
export const generateStatsSql = `
INSERT INTO tool_stats (tool_id, base_votes, base_views, base_rating, base_reviews, trend)
SELECT id, votes, 20 * votes, CASE WHEN luck < 0.7 THEN round((3 + 2 * luck2)::numeric, 1) END, CASE WHEN luck < 0.7 THEN (100 * skew)::int + 1 ELSE 0 END,
       search.trend_add(search.trend_clock(launch_date), votes * 20 / greatest(14, extract(epoch FROM now() - launch_date)::float8 / 86400), now())
FROM (
  SELECT id, launch_date, skew, power(10, 4 * skew * skew)::int AS votes, luck, luck2 FROM (
    SELECT id, launch_date, ('x' || substr(hash, 1, 6))::bit(24)::int / 16777216::float8 AS skew,
           ('x' || substr(hash, 7, 6))::bit(24)::int / 16777216::float8 AS luck, ('x' || substr(hash, 13, 6))::bit(24)::int / 16777216::float8 AS luck2
    FROM (SELECT id, launch_date, md5(slug) AS hash FROM tool WHERE id = ANY ($1)) AS hashed
  ) AS rolled
) AS numbered`;
