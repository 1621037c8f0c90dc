import type { Client } from "pg";

/** What the search index says of these tools otherwise than the tables that it is made from. */
export async function findDifferences(watcher: Client, ids: string[]): Promise<string[]> {
  const { rows } = await watcher.query(
    `WITH wanted AS (
       SELECT tool.id, left(search.fold(tool.name), 120) AS name_key, category.code AS category,
         CASE pricing_type WHEN 'free' THEN 0 WHEN 'freemium' THEN 1 ELSE 2 END::smallint AS pricing,
         coalesce(floor(shown.rating), 0)::smallint AS rating_floor, is_new, is_trending, is_upcoming,
         coalesce(launch_date, tool.created_at) AS launched_at, base_votes + stats.votes AS votes, stats.trend,
         search.rating_score(shown.rating, shown.ratings) AS rating_score,
         fact_set.id AS fact_set,
         search.lexemes(tool.name, tags, category.name, tool.description, array_to_string(features || use_cases || tasks.ways, ' '),
           tasks.names, tasks.codes) AS document,
         tasks.ranked AS tasks, NOT coalesce(link.is_gone, false) AS is_listed
       FROM tool LEFT JOIN tool_link AS link ON link.tool_id = tool.id JOIN category ON category.id = category_id JOIN tool_stats AS stats ON stats.tool_id = tool.id
       CROSS JOIN LATERAL search.shown_rating(stats) AS shown
       JOIN search.facts_of($1) AS known ON known.id = tool.id
       JOIN search.fact_set ON fact_set.facts = known.facts AND fact_set.price IS NOT DISTINCT FROM known.price
       CROSS JOIN LATERAL (
         SELECT coalesce(array_agg(task.name ORDER BY code), '{}') AS names, coalesce(array_agg(code ORDER BY code), '{}') AS codes,
           coalesce(array_agg(how ORDER BY code), '{}') AS ways,
           coalesce(array_agg(code ORDER BY position, code), '{}') AS ranked
         FROM tool_task JOIN task ON task.id = task_id WHERE tool_task.tool_id = tool.id
       ) AS tasks
       WHERE tool.id = ANY ($1) AND status = 'published'
     )
     SELECT 'rank' AS part, to_jsonb(rank) AS found, to_jsonb(wanted) - '{document,tasks,is_listed}'::text[] AS wanted
     FROM (SELECT * FROM search.rank WHERE id = ANY ($1)) AS rank FULL JOIN (SELECT * FROM wanted WHERE is_listed) AS wanted USING (id)
     WHERE to_jsonb(rank) IS DISTINCT FROM to_jsonb(wanted) - '{document,tasks,is_listed}'::text[]
     UNION ALL
     SELECT 'entry', to_jsonb(entry) - '{version,trend,is_leading}'::text[], to_jsonb(wanted) - '{document,tasks,trend,votes,rating_score}'::text[]
     FROM (SELECT * FROM search.entry WHERE id = ANY ($1)) AS entry FULL JOIN wanted USING (id)
     WHERE to_jsonb(entry) - '{version,trend,is_leading}'::text[] IS DISTINCT FROM to_jsonb(wanted) - '{document,tasks,trend,votes,rating_score}'::text[]
        OR abs(entry.trend - wanted.trend) > 0.05
     UNION ALL
     SELECT 'text', to_jsonb(text), jsonb_build_object('document', wanted.document, 'tasks', wanted.tasks)
     FROM (SELECT * FROM search.text WHERE id = ANY ($1)) AS text FULL JOIN wanted USING (id)
     WHERE (text.document, text.tasks) IS DISTINCT FROM (wanted.document, wanted.tasks)
     UNION ALL
     SELECT 'facet', to_jsonb(facet), to_jsonb(real)
     FROM (SELECT * FROM search.facet WHERE tools > 0) AS facet
     FULL JOIN (SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, count(*) AS tools FROM search.rank GROUP BY 1, 2, 3, 4, 5, 6, 7) AS real
       USING (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set)
     WHERE facet.tools IS DISTINCT FROM real.tools
     UNION ALL
     SELECT 'counters', to_jsonb(stats), to_jsonb(real)
     FROM (SELECT tool_id, votes, rating_count FROM tool_stats WHERE tool_id = ANY ($1)) AS stats
     JOIN (SELECT id AS tool_id, (SELECT count(*) FROM vote WHERE tool_id = tool.id AND counts) AS votes,
             (SELECT count(*) FROM review WHERE tool_id = tool.id AND status = 'approved' AND counts) AS rating_count FROM tool) AS real USING (tool_id)
     WHERE to_jsonb(stats) IS DISTINCT FROM to_jsonb(real)
     UNION ALL
     SELECT 'a vote that waits for an address that is confirmed', to_jsonb(vote), NULL
     FROM vote JOIN "user" ON id = user_id WHERE tool_id = ANY ($1) AND NOT counts AND email_verified_at IS NOT NULL`,
    [ids],
  );
  const found = rows.map((row) => JSON.stringify(row));
  // The text index was made from the texts when they were written, and is not held against them when it is read.
  const { rows: wrong } = await watcher.query(
    `SELECT lexeme, ARRAY(SELECT id FROM (SELECT id FROM search.entry WHERE search.document_of(id, version) @@ format('%L', lexeme)::tsquery OFFSET 0) AS hit
                          WHERE id = ANY ($1) ORDER BY id) AS found,
       ARRAY(SELECT id FROM search.text WHERE id = ANY ($1) AND lexeme = ANY (tsvector_to_array(document)) ORDER BY id) AS wanted
     FROM (SELECT unnest(tsvector_to_array(document)) AS lexeme FROM search.text WHERE id = ANY ($1) UNION SELECT unnest($2::text[])) AS said`,
    [ids, ["N/race", "N/named", "T/zrace", "T/zother"]],
  );
  return [
    ...found,
    ...wrong
      .filter((row: { found: string[]; wanted: string[] }) => String(row.found) !== String(row.wanted))
      .map((row) => JSON.stringify({ part: "text index", ...row })),
  ];
}
