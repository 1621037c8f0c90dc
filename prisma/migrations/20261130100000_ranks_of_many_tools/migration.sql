-- The rank of each of many tools was looked up among the ids of all: what five thousand tools took grew with the square of their
-- number. Their facts are read once, and a tool is found by its own id.
CREATE OR REPLACE FUNCTION search.sync_tools(ids varchar[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  UPDATE search.revision SET n = n + 1;
  DELETE FROM search.rank AS entry
  WHERE entry.id = ANY (ids) AND NOT EXISTS (SELECT FROM public.tool WHERE tool.id = entry.id AND tool.status = 'published');
  DELETE FROM search.entry
  WHERE entry.id = ANY (ids) AND NOT EXISTS (SELECT FROM public.tool WHERE tool.id = entry.id AND tool.status = 'published');
  DELETE FROM search.text
  WHERE text.id = ANY (ids) AND NOT EXISTS (SELECT FROM public.tool WHERE tool.id = text.id AND tool.status = 'published');

  WITH sets AS (SELECT DISTINCT facts, price FROM search.facts_of(ids))
  INSERT INTO search.fact_set (facts, price)
  SELECT facts, price FROM sets
  WHERE NOT EXISTS (SELECT FROM search.fact_set AS known WHERE known.facts = sets.facts AND known.price IS NOT DISTINCT FROM sets.price)
  ORDER BY facts, price
  ON CONFLICT DO NOTHING;

  -- Materialized, so that each tool is found by its own id, not among all of them.
  WITH facts AS MATERIALIZED (SELECT * FROM search.facts_of(ids))
  INSERT INTO search.rank AS entry
  SELECT tool.id,
         left(search.fold(tool.name), 120),
         category.code,
         CASE tool.pricing_type WHEN 'free' THEN 0 WHEN 'freemium' THEN 1 ELSE 2 END,
         coalesce(floor(shown.rating), 0),
         tool.is_new, tool.is_trending, tool.is_upcoming,
         coalesce(tool.launch_date, tool.created_at),
         stats.base_votes + stats.votes,
         stats.trend,
         search.rating_score(shown.rating, shown.ratings),
         fact_set.id
  FROM facts
  JOIN public.tool ON tool.id = facts.id
  JOIN public.category ON category.id = tool.category_id
  JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
  JOIN search.fact_set ON fact_set.facts = facts.facts AND fact_set.price IS NOT DISTINCT FROM facts.price
  CROSS JOIN LATERAL search.shown_rating(stats) AS shown
  WHERE tool.status = 'published'
  ORDER BY tool.id
  ON CONFLICT (id) DO UPDATE SET
    (name_key, category, pricing, is_new, is_trending, is_upcoming, launched_at, fact_set) =
    (excluded.name_key, excluded.category, excluded.pricing, excluded.is_new, excluded.is_trending, excluded.is_upcoming,
     excluded.launched_at, excluded.fact_set);

  INSERT INTO search.text AS entry
  SELECT tool.id, search.lexemes(tool.name, tool.tags, category.name, tool.description,
    array_to_string(tool.features || tool.use_cases || tasks.ways, ' '), tasks.names, tasks.codes),
    tasks.ranked
  FROM public.tool
  JOIN public.category ON category.id = tool.category_id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(task.name ORDER BY task.code), '{}') AS names, coalesce(array_agg(task.code ORDER BY task.code), '{}') AS codes,
      coalesce(array_agg(tool_task.how ORDER BY task.code), '{}') AS ways,
      coalesce(array_agg(task.code ORDER BY tool_task.position, task.code), '{}') AS ranked
    FROM public.tool_task JOIN public.task ON task.id = tool_task.task_id WHERE tool_task.tool_id = tool.id
  ) AS tasks
  WHERE tool.id = ANY (ids) AND tool.status = 'published'
  ON CONFLICT (id) DO UPDATE SET (document, tasks) = (excluded.document, excluded.tasks);

  INSERT INTO search.entry AS entry
  SELECT id, name_key, category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, trend, 1, fact_set,
         NOT EXISTS (SELECT FROM public.tool_link AS link WHERE link.tool_id = rank.id AND link.is_gone)
  FROM search.rank WHERE id = ANY (ids)
  ORDER BY id
  ON CONFLICT (id) DO UPDATE SET
    (name_key, category, pricing, is_new, is_trending, is_upcoming, launched_at, fact_set, is_listed, version) =
    (excluded.name_key, excluded.category, excluded.pricing, excluded.is_new, excluded.is_trending, excluded.is_upcoming,
     excluded.launched_at, excluded.fact_set, excluded.is_listed, entry.version + 1);
  DELETE FROM search.rank USING search.entry WHERE rank.id = ANY (ids) AND entry.id = rank.id AND NOT entry.is_listed;

  INSERT INTO search.term
  SELECT word, bool_or(in_name), search.deletions(word)
  FROM (
    SELECT unnest(name_words || array_to_string(name_words, '')), true
    FROM (SELECT search.words(left(name, 200)) AS name_words FROM public.tool WHERE id = ANY (ids) AND status = 'published') AS names
    UNION ALL
    SELECT unnest(search.words(array_to_string(tool.tags, ' ') || ' ' || category.name)), false
    FROM public.tool JOIN public.category ON category.id = tool.category_id
    WHERE tool.id = ANY (ids) AND tool.status = 'published'
    UNION ALL
    SELECT unnest(search.words(task.name)), false
    FROM public.task WHERE task.id IN (SELECT task_id FROM public.tool_task WHERE tool_id = ANY (ids))
  ) AS used (word, in_name)
  WHERE length(word) BETWEEN 2 AND 32
    AND NOT EXISTS (SELECT FROM search.term AS known WHERE known.word = used.word AND known.in_name >= used.in_name)
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET in_name = true WHERE excluded.in_name AND NOT term.in_name;
END $$;
