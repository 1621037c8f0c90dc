-- The search index: narrow copies of every published tool, one of what people look up and one of what lists are sorted
-- by, kept in step by triggers. It has a schema of its own because Prisma's cannot describe its indexes.
-- Why it is built like this: docs/decisions/0004-search.md.
CREATE SCHEMA search;

-- ---------------------------------------------------------------- words

-- Lower case, no accents, one form of every character.
CREATE FUNCTION search.fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC)) COLLATE "und-x-icu")
$$;

-- The words of a text, in order. Everything that is neither a letter nor a digit separates.
CREATE FUNCTION search.words(input text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(regexp_replace(search.fold(input) COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g'), ' '), '')
$$;

-- The dictionary forms of a text ("images" and "image" are both "imag"); stop words have none.
CREATE FUNCTION search.stems(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(words, ' ')))
$$;

-- What a one-letter slip can turn a word into: the word, and the word less each of its letters. Two words that
-- are one slip apart share a member, whether a letter was left out, added, changed or swapped with its neighbour.
CREATE FUNCTION search.deletions(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT variant) FROM (
    SELECT word AS variant
    UNION ALL
    SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i WHERE length(word) > 2
  ) AS variants
$$;

-- Whether two words of the same length differ only in two neighbouring letters that changed places.
CREATE FUNCTION search.is_swap(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM generate_series(1, length(a) - 1) AS i
    WHERE a = left(b, i - 1) || substr(b, i + 1, 1) || substr(b, i, 1) || substr(b, i + 2) AND a <> b)
$$;

-- ---------------------------------------------------------------- tables

-- What tools are found by. Lexemes are of four kinds: E/ the whole name without spaces, N/ words and stems of the name,
-- T/ stems of tags and category, and plain stems of everything with the weights A (name) to D (description).
CREATE TABLE search.text (
  id        varchar(24) PRIMARY KEY REFERENCES public.tool (id) ON DELETE CASCADE,
  document  tsvector NOT NULL
);
CREATE FUNCTION search.document_of(id varchar, version integer) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT text.document FROM search.text WHERE text.id = $1
$$;

-- What is counted and filtered. The vectors are indexed from here but lie elsewhere: these rows are a tenth as wide, and
-- counting the matches of a common word reads a tenth of the pages. The index is true as long as a changed text comes
-- with a new version (that is why document_of may call itself immutable), which search.sync_tools alone sees to.
CREATE TABLE search.entry (
  id            varchar(24) PRIMARY KEY REFERENCES public.tool (id) ON DELETE CASCADE,
  name_key      text COLLATE "C" NOT NULL,
  category      integer NOT NULL,
  pricing       smallint NOT NULL,          -- 0 free, 1 freemium, 2 paid
  rating_floor  smallint NOT NULL,          -- whole stars of the shown rating, 0 without one
  is_new        boolean NOT NULL,
  is_trending   boolean NOT NULL,
  is_upcoming   boolean NOT NULL,
  launched_at   timestamptz NOT NULL,
  trend         double precision NOT NULL,  -- follows search.rank in steps of 0.05, see search.stats_updated
  version       integer NOT NULL DEFAULT 1
);
CREATE INDEX entry_by_trend ON search.entry (trend DESC, name_key, id);
CREATE INDEX entry_document ON search.entry USING gin (search.document_of(id, version)) WITH (fastupdate = off);

-- What lists are sorted by. Apart from the text, because a vote changes it and must not touch a text index.
CREATE TABLE search.rank (
  id            varchar(24) PRIMARY KEY REFERENCES public.tool (id) ON DELETE CASCADE,
  name_key      text COLLATE "C" NOT NULL,
  category      integer NOT NULL,
  pricing       smallint NOT NULL,
  rating_floor  smallint NOT NULL,
  is_new        boolean NOT NULL,
  is_trending   boolean NOT NULL,
  is_upcoming   boolean NOT NULL,
  launched_at   timestamptz NOT NULL,
  votes         integer NOT NULL,
  trend         double precision NOT NULL,
  rating_score  double precision NOT NULL
) WITH (fillfactor = 80);
-- One index an order, each ending in name and id and carrying what filters ask for.
CREATE INDEX rank_by_trend ON search.rank (trend DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming);
CREATE INDEX rank_by_launch ON search.rank (launched_at DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming);
CREATE INDEX rank_by_votes ON search.rank (votes DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming);
CREATE INDEX rank_by_rating ON search.rank (rating_score DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming);
CREATE INDEX rank_by_facet ON search.rank (category, pricing, rating_floor, is_new, is_trending, is_upcoming);

-- How many tools there are of each combination, so that totals are read and not counted.
CREATE TABLE search.facet (
  category      integer NOT NULL,
  pricing       smallint NOT NULL,
  rating_floor  smallint NOT NULL,
  is_new        boolean NOT NULL,
  is_trending   boolean NOT NULL,
  is_upcoming   boolean NOT NULL,
  tools         bigint NOT NULL CHECK (tools >= 0),
  PRIMARY KEY (category, pricing, rating_floor, is_new, is_trending, is_upcoming)
);

-- Every word that a name, tag or category ever used: what a misspelt word is compared with. A word that no tool
-- uses any more does no harm: it finds nothing.
CREATE TABLE search.term (
  word       text COLLATE "C" PRIMARY KEY,
  in_name    boolean NOT NULL,
  deletions  text[] COLLATE "C" NOT NULL
);
CREATE INDEX term_deletions ON search.term USING gin (deletions) WITH (fastupdate = off);
CREATE INDEX term_trigrams ON search.term USING gin (word public.gin_trgm_ops) WITH (fastupdate = off);

-- Goes up with every change to what searches count, in the same transaction: a count is true for one revision.
CREATE TABLE search.revision (n bigint NOT NULL);
INSERT INTO search.revision VALUES (1);

-- ---------------------------------------------------------------- ranking

-- Trending adds up points that lose half their worth every 14 days. Because everything decays alike, the order never
-- changes by itself, so the sum is stored as a logarithm on a fixed time scale and needs no job to age.
CREATE FUNCTION search.trend_clock(at timestamptz) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT extract(epoch FROM at - timestamptz '2020-01-01 00:00:00Z')::double precision / (14 * 86400)
$$;
CREATE FUNCTION search.trend_add(trend double precision, points double precision, at timestamptz)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN points <= 0 THEN trend ELSE greatest(trend, fresh)
    + ln(1 + power(2::double precision, greatest(least(trend, fresh) - greatest(trend, fresh), -60))) / ln(2::double precision) END
  FROM (SELECT search.trend_clock(at) + ln(greatest(points, 1e-9)) / ln(2::double precision) AS fresh) AS now
$$;

-- The mean with 20 ratings of 3.5 put in before the first, so that one five-star review does not beat a hundred.
CREATE FUNCTION search.rating_score(mean double precision, ratings integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (20 * 3.5 + coalesce(mean, 0) * coalesce(ratings, 0)) / (20 + coalesce(ratings, 0))
$$;

-- ---------------------------------------------------------------- keeping in step

CREATE FUNCTION search.lexemes(name text, tags text[], category text, description text, details text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name_words     text[] := search.words(left(name, 200));
  tag_words      text[] := search.words(array_to_string(tags, ' '));
  category_words text[] := search.words(category);
  text_words     text[] := search.words(description || ' ' || details);
  lexemes        text[] := ARRAY['E/' || array_to_string(name_words, '')];
BEGIN
  lexemes := lexemes
    || ARRAY(SELECT 'N/' || word FROM unnest(name_words || search.stems(name_words)) AS word)
    || ARRAY(SELECT 'N/' || name_words[i] || name_words[i + 1] FROM generate_series(1, cardinality(name_words) - 1) AS i)
    || ARRAY(SELECT 'T/' || stem FROM unnest(search.stems(tag_words || category_words)) AS stem);
  RETURN array_to_tsvector(lexemes)
    || setweight(to_tsvector('pg_catalog.english', array_to_string(name_words, ' ')), 'A')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(tag_words, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(category_words, ' ')), 'C')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(text_words, ' ')), 'D');
END $$;

-- The rating that is shown of a tool and its number of reviews: sample numbers until there are real ones.
CREATE FUNCTION search.shown_rating(stats public.tool_stats, OUT rating double precision, OUT ratings integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN stats.rating_count > 0 THEN stats.rating_sum::double precision / stats.rating_count ELSE stats.base_rating END,
         CASE WHEN stats.rating_count > 0 THEN stats.rating_count ELSE stats.base_reviews END
$$;

-- Writes the entries of these tools anew. Of an entry that exists it leaves alone what votes and reviews move: two
-- writers must not overwrite each other's numbers.
CREATE FUNCTION search.sync_tools(ids varchar[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  UPDATE search.revision SET n = n + 1;
  DELETE FROM search.entry
  WHERE entry.id = ANY (ids) AND NOT EXISTS (SELECT FROM public.tool WHERE tool.id = entry.id AND tool.status = 'published');
  DELETE FROM search.text
  WHERE text.id = ANY (ids) AND NOT EXISTS (SELECT FROM public.tool WHERE tool.id = text.id AND tool.status = 'published');
  DELETE FROM search.rank AS entry
  WHERE entry.id = ANY (ids) AND NOT EXISTS (SELECT FROM public.tool WHERE tool.id = entry.id AND tool.status = 'published');

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

-- A tool always has its counters; its trend starts with one point on the day it was launched.
CREATE FUNCTION search.tool_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.tool_stats (tool_id, trend)
  SELECT id, search.trend_clock(least(coalesce(launch_date, created_at), now())) FROM changed
  ON CONFLICT DO NOTHING;
  PERFORM search.sync_tools(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION search.tool_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.sync_tools(ARRAY(
    SELECT changed.id FROM changed JOIN before USING (id)
    WHERE (changed.name, changed.description, changed.category_id, changed.tags, changed.features, changed.use_cases, changed.pricing_type,
           changed.is_new, changed.is_trending, changed.is_upcoming, changed.launch_date, changed.status)
      IS DISTINCT FROM
          (before.name, before.description, before.category_id, before.tags, before.features, before.use_cases, before.pricing_type,
           before.is_new, before.is_trending, before.is_upcoming, before.launch_date, before.status)));
  RETURN NULL;
END $$;
CREATE TRIGGER search_tool_inserted AFTER INSERT ON public.tool
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.tool_inserted();
CREATE TRIGGER search_tool_updated AFTER UPDATE ON public.tool
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.tool_updated();

-- A vote moves the tool in the lists at once. Search results, where trend only orders equally good matches, follow when
-- it has moved by a step (3.5 %), because that rewrites an entry of the text index.
CREATE FUNCTION search.stats_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.rank AS entry
  SET votes = changed.base_votes + changed.votes, trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0),
      rating_score = search.rating_score(shown.rating, shown.ratings)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (entry.votes, entry.trend, entry.rating_floor, entry.rating_score) IS DISTINCT FROM
        (changed.base_votes + changed.votes, changed.trend, coalesce(floor(shown.rating), 0), search.rating_score(shown.rating, shown.ratings));
  UPDATE search.revision SET n = n + 1
  WHERE EXISTS (SELECT FROM changed JOIN search.rank ON rank.id = tool_id JOIN search.entry ON entry.id = tool_id
                WHERE entry.rating_floor <> rank.rating_floor);
  UPDATE search.entry
  SET trend = rank.trend, rating_floor = rank.rating_floor
  FROM changed JOIN search.rank ON rank.id = changed.tool_id
  WHERE entry.id = rank.id AND (abs(entry.trend - rank.trend) > 0.05 OR entry.rating_floor <> rank.rating_floor);
  RETURN NULL;
END $$;
CREATE TRIGGER search_stats_updated AFTER UPDATE ON public.tool_stats
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.stats_updated();

CREATE FUNCTION search.category_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.sync_tools(ARRAY(
    SELECT tool.id FROM public.tool JOIN changed ON changed.id = tool.category_id JOIN before ON before.id = changed.id
    WHERE changed.name <> before.name));
  RETURN NULL;
END $$;
CREATE TRIGGER search_category_updated AFTER UPDATE ON public.category
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.category_updated();

-- Facet counts follow the index itself, in the same transaction.
CREATE FUNCTION search.facets_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.facet AS facet
  SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, count(*) FROM changed
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (category, pricing, rating_floor, is_new, is_trending, is_upcoming)
  DO UPDATE SET tools = facet.tools + excluded.tools;
  RETURN NULL;
END $$;
CREATE FUNCTION search.facets_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1;
  UPDATE search.facet SET tools = facet.tools - gone.tools
  FROM (SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, count(*) AS tools FROM before GROUP BY 1, 2, 3, 4, 5, 6) AS gone
  WHERE (facet.category, facet.pricing, facet.rating_floor, facet.is_new, facet.is_trending, facet.is_upcoming)
      = (gone.category, gone.pricing, gone.rating_floor, gone.is_new, gone.is_trending, gone.is_upcoming);
  RETURN NULL;
END $$;
-- Only rows whose combination changed count; a vote changes none.
CREATE FUNCTION search.facets_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.facet SET tools = facet.tools - gone.tools
  FROM (
    SELECT before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, count(*) AS tools
    FROM before JOIN changed USING (id)
    WHERE (before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming)
       <> (changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming)
    GROUP BY 1, 2, 3, 4, 5, 6
  ) AS gone
  WHERE (facet.category, facet.pricing, facet.rating_floor, facet.is_new, facet.is_trending, facet.is_upcoming)
      = (gone.category, gone.pricing, gone.rating_floor, gone.is_new, gone.is_trending, gone.is_upcoming);
  INSERT INTO search.facet AS facet
  SELECT changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, count(*)
  FROM before JOIN changed USING (id)
  WHERE (before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming)
     <> (changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming)
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (category, pricing, rating_floor, is_new, is_trending, is_upcoming)
  DO UPDATE SET tools = facet.tools + excluded.tools;
  RETURN NULL;
END $$;
CREATE TRIGGER facets_inserted AFTER INSERT ON search.rank
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facets_inserted();
CREATE TRIGGER facets_deleted AFTER DELETE ON search.rank
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search.facets_deleted();
CREATE TRIGGER facets_updated AFTER UPDATE ON search.rank
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facets_updated();
