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
    rest: "replace(sample.description, sample.name, made_name), sample.features, sample.use_cases, sample.tags",
  },
  short: {
    name: "initcap(onsets[1 + r2 % 27] || vowels[1 + r2 / 32 % 8] || codas[1 + r2 / 512 % 10] || seconds[1 + r3 % 6])",
    rest: "made_name || ' helps with ' || lower(sample.tags[1]) || '.', sample.features[1:1], ARRAY[]::text[], sample.tags[1:2]",
  },
};

/** SQL that keeps the samples of a seeded catalogue at hand, numbered in all and within their category, with facts and tasks. */
export const samplesSql = `
CREATE TEMP TABLE sample AS
SELECT row_number() OVER (ORDER BY tool.id) - 1 AS n,
       row_number() OVER (PARTITION BY category_id ORDER BY tool.id) - 1 AS place, count(*) OVER (PARTITION BY category_id) AS places,
       tool.*, (SELECT coalesce(jsonb_object_agg(field, value), '{}') FROM tool_fact WHERE tool_id = tool.id) AS facts
FROM tool WHERE status = 'published' AND NOT is_upcoming AND slug NOT LIKE '%-g0%';
CREATE TEMP TABLE sample_task AS SELECT tool_task.* FROM tool_task JOIN sample ON sample.id = tool_id;
ANALYZE sample, sample_task`;

/**
 * SQL that adds `$1` made-up tools, numbered from `$2`, to a seeded catalogue. Texts, prices, tasks and categories are those
 * of the samples; platforms and integrations are those of two others of the same category, so that sets of facts grow in
 * number with the catalogue; names are put together from syllables and words, so that the vocabulary grows as it does in a
 * real one. The same numbers always give the same tools.
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
), numbers AS (
  -- Eight independent numbers from one hash, so that the run can be repeated and split.
  SELECT i, ('x' || substr(h, 1, 6))::bit(24)::int AS r1, ('x' || substr(h, 7, 6))::bit(24)::int AS r2,
         ('x' || substr(h, 13, 6))::bit(24)::int AS r3, ('x' || substr(h, 19, 6))::bit(24)::int AS r4,
         ('x' || substr(h, 25, 6))::bit(24)::int AS r5
  FROM (SELECT i, md5(i::text) AS h FROM generate_series($2::bigint, $2::bigint + $1::bigint - 1) AS i) AS hashed
), named AS (
  SELECT numbers.*, ${texts[length].name} AS made_name
  FROM numbers, parts
), made AS MATERIALIZED (
  SELECT new_object_id() AS new_id, named.*, sample.id AS sample_id, jsonb_build_object(
      'plans', sample.facts -> 'plans', 'hasFreePlan', sample.facts -> 'hasFreePlan', 'openSource', sample.facts -> 'openSource',
      'platforms', runs.facts -> 'platforms', 'integrations', works.facts -> 'integrations') AS made_facts
  FROM named JOIN sample ON sample.n = r1 % (SELECT count(*) FROM sample)
  JOIN sample AS runs ON runs.category_id = sample.category_id AND runs.place = r2 / 8192 % sample.places
  JOIN sample AS works ON works.category_id = sample.category_id AND works.place = r3 / 8192 % sample.places
), facts AS (
  INSERT INTO tool_fact (tool_id, field, value) SELECT new_id, key, value FROM made CROSS JOIN jsonb_each(made_facts) WHERE value <> 'null'
), tasks AS (
  INSERT INTO tool_task (tool_id, task_id, how, position)
  SELECT new_id, task_id, how, position FROM made JOIN sample_task ON tool_id = sample_id
), added AS (
  INSERT INTO tool (id, description, features, use_cases, tags, name, slug, category_id, website_url, website_key, pricing_type, starting_price,
                    is_new, is_trending, launch_date, status, created_at, updated_at)
  SELECT new_id, ${texts[length].rest}, made_name, trim(both '-' from regexp_replace(lower(made_name), '[^a-z0-9]+', '-', 'g')) || '-g0' || i,
         sample.category_id,
         'https://tool-' || i || '.example', 'tool-' || i || '.example',
         sample.pricing_type, sample.starting_price,
         r5 % 50 = 0, r4 % 100 = 0,
         now() - make_interval(secs => (r5::bigint * 7919 + i * 104729) % (86400 * 900)), 'published', now() - make_interval(mins => i::int % 400000), now() - make_interval(mins => i::int % 400000)
  FROM made JOIN sample ON sample.id = sample_id
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
