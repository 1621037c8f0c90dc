-- What is known of each tool's website, and when it is looked at again. A tool has a row from the moment it is added.
CREATE TABLE public.tool_link (
  tool_id        varchar(24) PRIMARY KEY REFERENCES public.tool (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- What is told of it. It is one of the last four only after three failures over three days.
  state          text NOT NULL DEFAULT 'unchecked'
    CHECK (state IN ('unchecked', 'ok', 'moved', 'slow', 'blocked', 'not-found', 'no-host', 'certificate', 'parked')),
  is_gone        boolean NOT NULL DEFAULT false CHECK (is_gone = (state IN ('not-found', 'no-host', 'certificate', 'parked'))),
  since          timestamptz(3),
  checked_at     timestamptz(3),
  -- What the last visit saw; 'unclear' says nothing of the website.
  seen           text NOT NULL DEFAULT 'unchecked'
    CHECK (seen IN ('unchecked', 'ok', 'moved', 'slow', 'blocked', 'not-found', 'no-host', 'certificate', 'parked', 'unclear')),
  failures       integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failing_since  timestamptz(3),
  moved_to       text,
  trusted_until  timestamptz(3),
  due_at         timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  history        jsonb NOT NULL DEFAULT '[]',
  updated_at     timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITH (fillfactor = 80);
-- Whose turn it is; what administrators look at; the graveyard; one state.
CREATE INDEX tool_link_due_at_idx ON public.tool_link (due_at);
CREATE INDEX tool_link_to_look_at ON public.tool_link (checked_at DESC, tool_id)
  WHERE seen IN ('moved', 'not-found', 'no-host', 'certificate', 'parked', 'unclear');
CREATE INDEX tool_link_gone ON public.tool_link (since DESC, tool_id) WHERE is_gone;
CREATE INDEX tool_link_state_checked_at_tool_id_idx ON public.tool_link (state, checked_at DESC, tool_id);
INSERT INTO public.tool_link (tool_id, due_at) SELECT id, now() + random() * interval '1 day' FROM public.tool;

-- Lists are read from search.rank, which has no tool whose website is gone; search.entry has it, and says so.
ALTER TABLE search.entry ADD COLUMN is_listed boolean NOT NULL DEFAULT true;
CREATE INDEX entry_unlisted ON search.entry (id) WHERE NOT is_listed;

-- Writes the entries of these tools anew. Of an entry that exists it leaves alone what votes and reviews move: two writers
-- must not overwrite each other's numbers. Ranks are locked by id, and before entries and texts, as a vote does. A tool whose
-- website is gone has an entry, by which it is searched for, and no rank, by which it would be listed.
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

  WITH sets AS (SELECT DISTINCT facts, price FROM search.facts_of(ids))
  INSERT INTO search.fact_set (facts, price)
  SELECT facts, price FROM sets
  WHERE NOT EXISTS (SELECT FROM search.fact_set AS known WHERE known.facts = sets.facts AND known.price IS NOT DISTINCT FROM sets.price)
  ORDER BY facts, price
  ON CONFLICT DO NOTHING;

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
  FROM public.tool
  JOIN public.category ON category.id = tool.category_id
  JOIN public.tool_stats AS stats ON stats.tool_id = tool.id
  JOIN search.facts_of(ids) AS facts ON facts.id = tool.id
  JOIN search.fact_set ON fact_set.facts = facts.facts AND fact_set.price IS NOT DISTINCT FROM facts.price
  CROSS JOIN LATERAL search.shown_rating(stats) AS shown
  WHERE tool.id = ANY (ids) AND tool.status = 'published'
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

-- A vote moves the tool in the lists at once. Search results, where trend only orders equally good matches, follow when
-- it has moved by a step (3.5 %), because that rewrites an entry of the text index. What the whole index shares (the
-- revision) is locked first, ranks by id, and the counts of their combinations last, so that nothing waits in a circle.
CREATE OR REPLACE FUNCTION search.stats_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1
  WHERE EXISTS (SELECT FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
                JOIN search.entry ON entry.id = changed.tool_id
                WHERE entry.rating_floor <> coalesce(floor(shown.rating), 0));
  PERFORM FROM search.rank WHERE id IN (SELECT tool_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE search.rank AS entry
  SET votes = changed.base_votes + changed.votes, trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0),
      rating_score = search.rating_score(shown.rating, shown.ratings)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (entry.votes, entry.trend, entry.rating_floor, entry.rating_score) IS DISTINCT FROM
        (changed.base_votes + changed.votes, changed.trend, coalesce(floor(shown.rating), 0), search.rating_score(shown.rating, shown.ratings));
  -- What no list has is guarded by no rank.
  PERFORM FROM search.entry WHERE id IN (SELECT tool_id FROM changed) AND NOT is_listed ORDER BY id FOR NO KEY UPDATE;
  UPDATE search.entry
  SET trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (abs(entry.trend - changed.trend) > 0.05 OR entry.rating_floor <> coalesce(floor(shown.rating), 0));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_stats_updated AFTER UPDATE ON public.tool_stats
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.stats_updated();

-- A tool that comes into the index, or leaves it, or may come back to the lists with a new website, first locks its counters: a
-- vote or a review that is not committed when the rank is made from them finds no rank to change, and would be missing from it
-- ever after.
CREATE OR REPLACE FUNCTION search.tool_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.tool_stats
  WHERE tool_id IN (
    SELECT changed.id FROM changed JOIN before USING (id)
    WHERE changed.status <> before.status OR changed.website_url <> before.website_url)
  ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT changed.id FROM changed JOIN before USING (id)
    WHERE (changed.name, changed.description, changed.category_id, changed.tags, changed.features, changed.use_cases, changed.pricing_type,
           changed.starting_price, changed.is_new, changed.is_trending, changed.is_upcoming, changed.launch_date, changed.status)
      IS DISTINCT FROM
          (before.name, before.description, before.category_id, before.tags, before.features, before.use_cases, before.pricing_type,
           before.starting_price, before.is_new, before.is_trending, before.is_upcoming, before.launch_date, before.status)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_tool_updated AFTER UPDATE ON public.tool
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.tool_updated();

-- A tool whose website is gone leaves the lists, and comes back with its website. Its counters are locked first, as where its
-- status changes. Whoever writes links has locked their tools.
CREATE OR REPLACE FUNCTION search.link_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed JOIN before USING (tool_id) WHERE changed.is_gone <> before.is_gone) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats
  WHERE tool_id IN (SELECT tool_id FROM changed JOIN before USING (tool_id) WHERE changed.is_gone <> before.is_gone)
  ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT tool_id FROM changed JOIN before USING (tool_id) WHERE changed.is_gone <> before.is_gone ORDER BY tool_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_link_updated AFTER UPDATE ON public.tool_link
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.link_updated();

-- Every tool's website is looked at within a day of coming, at a moment of its own.
CREATE OR REPLACE FUNCTION public.add_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.tool_link (tool_id, due_at) SELECT id, now() + random() * interval '1 day' FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_tool_inserted AFTER INSERT ON public.tool
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.add_links();

-- What was seen at another address says nothing of this one. Named so that it runs after search_tool_updated, which has locked
-- the counters of these tools.
CREATE OR REPLACE FUNCTION public.reset_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.tool_link
  SET state = 'unchecked', is_gone = false, since = NULL, checked_at = NULL, seen = 'unchecked', failures = 0, failing_since = NULL,
      moved_to = NULL, trusted_until = NULL, due_at = now(), updated_at = now()
  WHERE tool_id IN (SELECT changed.id FROM changed JOIN before USING (id) WHERE changed.website_url <> before.website_url);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tool_link_reset AFTER UPDATE ON public.tool
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.reset_links();
