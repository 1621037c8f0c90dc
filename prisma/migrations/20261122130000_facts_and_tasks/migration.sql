-- What tools are decided by (facts) and the jobs that people need them for (tasks), the words that searches understand, and
-- what was searched for. The index has both: sets of facts that tools share stand in search.fact_set, so that lists, counts
-- and their indexes carry one number for them.

CREATE TABLE "tool_fact" (
    "tool_id" VARCHAR(24) NOT NULL,
    "field" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "source_url" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "checked_by" VARCHAR(24),
    "state" TEXT NOT NULL DEFAULT 'unchecked',

    CONSTRAINT "tool_fact_pkey" PRIMARY KEY ("tool_id","field")
);

CREATE TABLE "task" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "code" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category_id" VARCHAR(24) NOT NULL,
    "phrases" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "task_slug" (
    "slug" TEXT NOT NULL,
    "task_id" VARCHAR(24) NOT NULL,

    CONSTRAINT "task_slug_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "tool_task" (
    "tool_id" VARCHAR(24) NOT NULL,
    "task_id" VARCHAR(24) NOT NULL,
    "how" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tool_task_pkey" PRIMARY KEY ("tool_id","task_id")
);

CREATE TABLE "search_word" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "phrase" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "search_day" (
    "day" DATE NOT NULL,
    "query" TEXT NOT NULL,
    "searches" INTEGER NOT NULL DEFAULT 0,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "followed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_day_pkey" PRIMARY KEY ("day","query")
);

CREATE UNIQUE INDEX "task_code_key" ON "task"("code");
CREATE UNIQUE INDEX "task_slug_key" ON "task"("slug");
CREATE UNIQUE INDEX "task_name_key" ON "task"("name");
CREATE INDEX "task_category_id_idx" ON "task"("category_id");
CREATE INDEX "task_slug_task_id_idx" ON "task_slug"("task_id");
CREATE INDEX "tool_task_task_id_idx" ON "tool_task"("task_id");
CREATE UNIQUE INDEX "search_word_phrase_language_key" ON "search_word"("phrase", "language");

ALTER TABLE "tool_fact" ADD CONSTRAINT "tool_fact_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "task" ADD CONSTRAINT "task_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "task_slug" ADD CONSTRAINT "task_slug_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tool_task" ADD CONSTRAINT "tool_task_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tool_task" ADD CONSTRAINT "tool_task_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE tool_fact
  ADD CONSTRAINT tool_fact_state CHECK (state IN ('unchecked', 'reported', 'confirmed')),
  ADD CONSTRAINT tool_fact_confirmed_when CHECK (state <> 'confirmed' OR checked_at IS NOT NULL);
ALTER TABLE task
  ADD CONSTRAINT task_id_format CHECK (id ~ '^[0-9a-f]{24}$'),
  ADD CONSTRAINT task_slug_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT task_name_present CHECK (btrim(name) <> '');
ALTER TABLE tool_task ADD CONSTRAINT tool_task_how_present CHECK (btrim(how) <> '');
ALTER TABLE search_word ADD CONSTRAINT search_word_language CHECK (language IN ('en', 'de', 'es', 'fr'));
ALTER TABLE search_day ADD CONSTRAINT search_day_counts CHECK (least(searches, missed, followed) >= 0);

-- ---------------------------------------------------------------- the index

-- Sets of facts that tools share, with the least that they cost a month. A set that no tool has any more does no harm.
CREATE TABLE search.fact_set (
  id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  facts  text[] COLLATE "C" NOT NULL,
  price  integer                      -- dollars a month, 0 with a free plan, null when unknown
);
CREATE UNIQUE INDEX fact_set_once ON search.fact_set (facts, (coalesce(price, -1)));
CREATE INDEX fact_set_facts ON search.fact_set USING gin (facts) WITH (fastupdate = off);

-- What tools are filtered by, of these tools: "platform:web", "integration:slack", "free-plan", "open-source", in order, and the
-- least that the tool costs a month in dollars (0 with a free plan, null when unknown). Without a fact of its own a free or
-- freemium tool has a free plan, and a starting price such as "$20/month" counts.
CREATE OR REPLACE FUNCTION search.facts_of(ids varchar[], OUT id varchar, OUT facts text[], OUT price integer)
RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT tool.id, ARRAY(
      SELECT 'platform:' || value FROM jsonb_array_elements_text(coalesce(fact.values -> 'platforms', '[]')) AS listed (value)
      UNION SELECT 'integration:' || value FROM jsonb_array_elements_text(coalesce(fact.values -> 'integrations', '[]')) AS listed (value)
      UNION SELECT 'open-source' WHERE fact.values -> 'openSource' = 'true'
      UNION SELECT 'free-plan' WHERE free.plan
      ORDER BY 1
    ),
    CASE WHEN free.plan THEN 0 ELSE coalesce(
      (SELECT ceil(min((plan ->> 'amount')::numeric / CASE plan ->> 'period' WHEN 'year' THEN 12 ELSE 1 END))::int
       FROM jsonb_array_elements(coalesce(fact.values -> 'plans', '[]')) AS offer (plan)
       WHERE plan ->> 'currency' = 'USD' AND plan ->> 'period' IN ('month', 'seat', 'year') AND (plan ->> 'amount')::numeric > 0),
      ceil(substring(tool.starting_price FROM '^\$(\d{1,7}(\.\d+)?)/month')::numeric)::int
    ) END
  FROM public.tool
  LEFT JOIN LATERAL (SELECT jsonb_object_agg(field, value) AS values FROM public.tool_fact WHERE tool_id = tool.id) AS fact ON true
  CROSS JOIN LATERAL (SELECT coalesce((fact.values ->> 'hasFreePlan')::boolean, tool.pricing_type IN ('free', 'freemium')) AS plan) AS free
  WHERE tool.id = ANY (ids)
$$;

-- Lexemes are of five kinds: E/ the whole name without spaces, N/ words and stems of the name, T/ stems of tags, category and
-- tasks, K/ the numbers of tasks, and plain stems of everything with the weights A (name) to D (description).
CREATE OR REPLACE FUNCTION search.lexemes(name text, tags text[], category text, description text, details text, tasks text[], task_codes integer[])
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name_words     text[] := search.words(left(name, 200));
  tag_words      text[] := search.words(array_to_string(tags || tasks, ' '));
  category_words text[] := search.words(category);
  text_words     text[] := search.words(description || ' ' || details);
  lexemes        text[] := ARRAY['E/' || array_to_string(name_words, '')];
BEGIN
  lexemes := lexemes
    || ARRAY(SELECT 'N/' || word FROM unnest(name_words || search.stems(name_words)) AS word)
    || ARRAY(SELECT 'N/' || name_words[i] || name_words[i + 1] FROM generate_series(1, cardinality(name_words) - 1) AS i)
    || ARRAY(SELECT 'K/' || code FROM unnest(task_codes) AS code)
    || ARRAY(SELECT 'T/' || stem FROM unnest(search.stems(tag_words || category_words)) AS stem);
  RETURN array_to_tsvector(lexemes)
    || setweight(to_tsvector('pg_catalog.english', array_to_string(name_words, ' ')), 'A')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(tag_words, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(category_words, ' ')), 'C')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(text_words, ' ')), 'D');
END $$;

-- Facet counts follow the index itself, in the same transaction.
CREATE OR REPLACE FUNCTION search.facets_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.facet AS facet (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, tools)
  SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, count(*) FROM changed
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set)
  DO UPDATE SET tools = facet.tools + excluded.tools;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER facets_inserted AFTER INSERT ON search.rank
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facets_inserted();

-- Takes back what facets_inserted counted.
CREATE OR REPLACE FUNCTION search.facets_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1;
  UPDATE search.facet SET tools = facet.tools - gone.tools
  FROM (SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, count(*) AS tools FROM before GROUP BY 1, 2, 3, 4, 5, 6, 7) AS gone
  WHERE (facet.category, facet.pricing, facet.rating_floor, facet.is_new, facet.is_trending, facet.is_upcoming, facet.fact_set)
      = (gone.category, gone.pricing, gone.rating_floor, gone.is_new, gone.is_trending, gone.is_upcoming, gone.fact_set);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER facets_deleted AFTER DELETE ON search.rank
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search.facets_deleted();

-- Only rows whose combination changed count; a vote changes none.
CREATE OR REPLACE FUNCTION search.facets_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.facet SET tools = facet.tools - gone.tools
  FROM (
    SELECT before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, before.fact_set, count(*) AS tools
    FROM before JOIN changed USING (id)
    WHERE (before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, before.fact_set)
       <> (changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, changed.fact_set)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ) AS gone
  WHERE (facet.category, facet.pricing, facet.rating_floor, facet.is_new, facet.is_trending, facet.is_upcoming, facet.fact_set)
      = (gone.category, gone.pricing, gone.rating_floor, gone.is_new, gone.is_trending, gone.is_upcoming, gone.fact_set);
  INSERT INTO search.facet AS facet (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, tools)
  SELECT changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, changed.fact_set, count(*)
  FROM before JOIN changed USING (id)
  WHERE (before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, before.fact_set)
     <> (changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, changed.fact_set)
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set)
  DO UPDATE SET tools = facet.tools + excluded.tools;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER facets_updated AFTER UPDATE ON search.rank
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facets_updated();

-- Writes the entries of these tools anew. Of an entry that exists it leaves alone what votes and reviews move: two writers
-- must not overwrite each other's numbers. Ranks are locked by id, and before entries and texts, as a vote does.
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
    array_to_string(tool.features || tool.use_cases || tasks.ways, ' '), tasks.names, tasks.codes)
  FROM public.tool
  JOIN public.category ON category.id = tool.category_id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(task.name ORDER BY task.code), '{}') AS names, coalesce(array_agg(task.code ORDER BY task.code), '{}') AS codes,
      coalesce(array_agg(tool_task.how ORDER BY task.code), '{}') AS ways
    FROM public.tool_task JOIN public.task ON task.id = tool_task.task_id WHERE tool_task.tool_id = tool.id
  ) AS tasks
  WHERE tool.id = ANY (ids) AND tool.status = 'published'
  ON CONFLICT (id) DO UPDATE SET document = excluded.document;

  INSERT INTO search.entry AS entry
  SELECT id, name_key, category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, trend, 1, fact_set
  FROM search.rank WHERE id = ANY (ids)
  ON CONFLICT (id) DO UPDATE SET
    (name_key, category, pricing, is_new, is_trending, is_upcoming, launched_at, fact_set, version) =
    (excluded.name_key, excluded.category, excluded.pricing, excluded.is_new, excluded.is_trending, excluded.is_upcoming,
     excluded.launched_at, excluded.fact_set, entry.version + 1);

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

-- Facts and tasks of tools that were written are in the index with the statement that wrote them.
CREATE OR REPLACE FUNCTION search.facts_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.sync_tools(ARRAY(SELECT DISTINCT tool_id FROM changed ORDER BY 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_fact_inserted AFTER INSERT ON public.tool_fact
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_fact_updated AFTER UPDATE ON public.tool_fact
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_fact_deleted AFTER DELETE ON public.tool_fact
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_task_inserted AFTER INSERT ON public.tool_task
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_task_updated AFTER UPDATE ON public.tool_task
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_task_deleted AFTER DELETE ON public.tool_task
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();

-- A task's new name is in the texts of its tools.
CREATE OR REPLACE FUNCTION search.task_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.name <> before.name) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT DISTINCT tool_id FROM public.tool_task JOIN changed ON changed.id = tool_task.task_id JOIN before ON before.id = changed.id
    WHERE changed.name <> before.name ORDER BY 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_task_renamed AFTER UPDATE ON public.task
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.task_updated();


DROP FUNCTION search.lexemes(text, text[], text, text, text);

-- What the tools that there are have: by their prices alone, until they have facts.
INSERT INTO search.fact_set (facts, price)
SELECT DISTINCT facts, price FROM search.facts_of(ARRAY(SELECT id FROM public.tool WHERE status = 'published')) ORDER BY facts, price;

ALTER TABLE search.rank ADD COLUMN fact_set integer;
ALTER TABLE search.entry ADD COLUMN fact_set integer;
ALTER TABLE search.rank DISABLE TRIGGER USER;
UPDATE search.rank SET fact_set = fact_set.id
FROM search.facts_of(ARRAY(SELECT id FROM search.rank)) AS facts
JOIN search.fact_set ON fact_set.facts = facts.facts AND fact_set.price IS NOT DISTINCT FROM facts.price
WHERE rank.id = facts.id;
ALTER TABLE search.rank ENABLE TRIGGER USER;
UPDATE search.entry SET fact_set = rank.fact_set FROM search.rank WHERE rank.id = entry.id;
ALTER TABLE search.rank ALTER COLUMN fact_set SET NOT NULL;
ALTER TABLE search.entry ALTER COLUMN fact_set SET NOT NULL;

ALTER TABLE search.facet DROP CONSTRAINT facet_pkey, ADD COLUMN fact_set integer NOT NULL DEFAULT 0;
TRUNCATE search.facet;
ALTER TABLE search.facet ALTER COLUMN fact_set DROP DEFAULT,
  ADD PRIMARY KEY (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set);
INSERT INTO search.facet (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, tools)
SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, count(*) FROM search.rank GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- As before (docs/decisions/0028-lists-at-a-million.md), each carrying the set of facts.
DROP INDEX search.rank_trend, search.rank_votes, search.rank_rating, search.rank_launch, search.rank_category_trend,
  search.rank_category_votes, search.rank_category_rating, search.rank_category_launch, search.rank_facet;
CREATE INDEX rank_trend ON search.rank (trend DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, fact_set);
CREATE INDEX rank_votes ON search.rank (votes DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, fact_set);
CREATE INDEX rank_rating ON search.rank (rating_score DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, fact_set);
CREATE INDEX rank_launch ON search.rank (launched_at DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, trend, votes, rating_score, fact_set);
CREATE INDEX rank_category_trend ON search.rank (category, trend DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, fact_set);
CREATE INDEX rank_category_votes ON search.rank (category, votes DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, fact_set);
CREATE INDEX rank_category_rating ON search.rank (category, rating_score DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at, fact_set);
CREATE INDEX rank_category_launch ON search.rank (category, launched_at DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set);
CREATE INDEX rank_facet ON search.rank (category, pricing, rating_floor, is_new, is_trending, is_upcoming)
  INCLUDE (trend, launched_at, votes, rating_score, name_key, id, fact_set);
ANALYZE search.rank, search.entry, search.facet, search.fact_set;
