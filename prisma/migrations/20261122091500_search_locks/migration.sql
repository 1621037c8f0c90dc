-- Who changes what the search index is made from locks in one order, so that no change is missed and nothing waits in a
-- circle: accounts, categories and tools, reviews, the tools' counters by id, the revision of the index, its ranks by id,
-- the rest of it. Why: docs/decisions/0033-locks-of-the-index.md.

-- ---------------------------------------------------------------- changes of tools

-- As before, but ranks are locked by id, and before entries and texts, as a vote does.
CREATE OR REPLACE FUNCTION search.sync_tools(ids varchar[]) RETURNS void LANGUAGE plpgsql AS $$
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
         search.rating_score(shown.rating, shown.ratings)
  FROM public.tool
  JOIN public.category ON category.id = tool.category_id
  JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
  CROSS JOIN LATERAL search.shown_rating(stats) AS shown
  WHERE tool.id = ANY (ids) AND tool.status = 'published'
  ORDER BY tool.id
  ON CONFLICT (id) DO UPDATE SET
    (name_key, category, pricing, is_new, is_trending, is_upcoming, launched_at) =
    (excluded.name_key, excluded.category, excluded.pricing, excluded.is_new, excluded.is_trending, excluded.is_upcoming,
     excluded.launched_at);

  INSERT INTO search.text AS entry
  SELECT tool.id, search.lexemes(tool.name, tool.tags, category.name, tool.description, array_to_string(tool.features || tool.use_cases, ' '))
  FROM public.tool
  JOIN public.category ON category.id = tool.category_id
  WHERE tool.id = ANY (ids) AND tool.status = 'published'
  ON CONFLICT (id) DO UPDATE SET document = excluded.document;

  INSERT INTO search.entry AS entry
  SELECT id, name_key, category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, trend
  FROM search.rank WHERE id = ANY (ids)
  ON CONFLICT (id) DO UPDATE SET
    (name_key, category, pricing, is_new, is_trending, is_upcoming, launched_at, version) =
    (excluded.name_key, excluded.category, excluded.pricing, excluded.is_new, excluded.is_trending, excluded.is_upcoming,
     excluded.launched_at, entry.version + 1);

  INSERT INTO search.term
  SELECT word, bool_or(in_name), search.deletions(word)
  FROM (
    SELECT unnest(name_words || array_to_string(name_words, '')), true
    FROM (SELECT search.words(left(name, 200)) AS name_words FROM public.tool WHERE id = ANY (ids) AND status = 'published') AS names
    UNION ALL
    SELECT unnest(search.words(array_to_string(tool.tags, ' ') || ' ' || category.name)), false
    FROM public.tool JOIN public.category ON category.id = tool.category_id
    WHERE tool.id = ANY (ids) AND tool.status = 'published'
  ) AS used (word, in_name)
  WHERE length(word) BETWEEN 2 AND 32
    AND NOT EXISTS (SELECT FROM search.term AS known WHERE known.word = used.word AND known.in_name >= used.in_name)
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET in_name = true WHERE excluded.in_name AND NOT term.in_name;
END $$;

-- As before, but a tool that comes into the index, or leaves it, first locks its counters: a vote or a review that was
-- not committed when the rank was made from them found no rank to change, and was missing from it ever after.
CREATE OR REPLACE FUNCTION search.tool_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.tool_stats
  WHERE tool_id IN (SELECT changed.id FROM changed JOIN before USING (id) WHERE changed.status <> before.status)
  ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT changed.id FROM changed JOIN before USING (id)
    WHERE (changed.name, changed.description, changed.category_id, changed.tags, changed.features, changed.use_cases, changed.pricing_type,
           changed.is_new, changed.is_trending, changed.is_upcoming, changed.launch_date, changed.status)
      IS DISTINCT FROM
          (before.name, before.description, before.category_id, before.tags, before.features, before.use_cases, before.pricing_type,
           before.is_new, before.is_trending, before.is_upcoming, before.launch_date, before.status)));
  RETURN NULL;
END $$;

-- As before, but its tools are looked up when no other change of the index is under way: one that was just moved here
-- was missed.
CREATE OR REPLACE FUNCTION search.category_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.name <> before.name) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT tool.id FROM public.tool JOIN changed ON changed.id = tool.category_id JOIN before ON before.id = changed.id
    WHERE changed.name <> before.name));
  RETURN NULL;
END $$;

-- ---------------------------------------------------------------- votes and reviews

-- As before, but ranks are locked by id.
CREATE OR REPLACE FUNCTION search.stats_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1
  WHERE EXISTS (SELECT FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
                JOIN search.rank ON rank.id = changed.tool_id
                WHERE rank.rating_floor <> coalesce(floor(shown.rating), 0));
  PERFORM FROM search.rank WHERE id IN (SELECT tool_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE search.rank AS entry
  SET votes = changed.base_votes + changed.votes, trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0),
      rating_score = search.rating_score(shown.rating, shown.ratings)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (entry.votes, entry.trend, entry.rating_floor, entry.rating_score) IS DISTINCT FROM
        (changed.base_votes + changed.votes, changed.trend, coalesce(floor(shown.rating), 0), search.rating_score(shown.rating, shown.ratings));
  UPDATE search.entry
  SET trend = rank.trend, rating_floor = rank.rating_floor
  FROM changed JOIN search.rank ON rank.id = changed.tool_id
  WHERE entry.id = rank.id AND (abs(entry.trend - rank.trend) > 0.05 OR entry.rating_floor <> rank.rating_floor);
  RETURN NULL;
END $$;

-- ---------------------------------------------------------------- deletions

-- As before, but the tools come first: counters that are changed twice in one transaction ask for their tool again.
CREATE OR REPLACE FUNCTION lock_counters_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[] := ARRAY(SELECT tool_id FROM public.vote WHERE user_id = OLD.id UNION SELECT tool_id FROM public.review WHERE user_id = OLD.id);
BEGIN
  PERFORM FROM public.tool WHERE id = ANY (tools) ORDER BY id FOR KEY SHARE;
  PERFORM FROM public.review WHERE user_id = OLD.id ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  RETURN OLD;
END $$;

-- What cascades takes ranks before it comes to the revision. Triggers of a row run in the order of their names: these
-- two before those of the foreign keys ("RI_…"), when everything else is locked.
CREATE FUNCTION search.lock_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  RETURN NULL;
END $$;
CREATE FUNCTION search.lock_revision_for_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.review WHERE user_id = OLD.id AND status = 'approved') THEN
    PERFORM FROM search.revision FOR NO KEY UPDATE;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "A_lock_revision" AFTER DELETE ON public.tool
  FOR EACH ROW EXECUTE FUNCTION search.lock_revision();
CREATE TRIGGER "A_lock_revision" AFTER DELETE ON public."user"
  FOR EACH ROW EXECUTE FUNCTION search.lock_revision_for_reviews();
