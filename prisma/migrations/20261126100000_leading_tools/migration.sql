-- The facts of a set, for the indexes of search.entry. A set that is used does not change (that is why this may call itself
-- immutable); one that nobody uses any more is removed.
CREATE OR REPLACE FUNCTION search.facts_in(fact_set integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT fact_set.facts FROM search.fact_set WHERE fact_set.id = $1
$$;

-- Marks the tools that lead by trend, among which the best that have a word are looked for first. Ranks are locked by id, and
-- before entries, as a vote does.
CREATE OR REPLACE FUNCTION search.mark_leading() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed varchar[] := ARRAY(
    SELECT id FROM search.entry
    WHERE is_leading <> (id IN (SELECT id FROM search.entry ORDER BY trend DESC, name_key, id LIMIT 10000)));
BEGIN
  PERFORM FROM search.rank WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM search.entry WHERE id = ANY (changed) AND NOT is_listed ORDER BY id FOR NO KEY UPDATE;
  UPDATE search.entry SET is_leading = NOT is_leading WHERE id = ANY (changed);
END $$;

-- Texts and facts in one index, so that what few tools have both of is not sought among all that have one of them. Those that lead
-- by trend have an index of their own, where the best that have a common word are soon together. A new tool leads until the
-- next night.
ALTER TABLE search.entry ADD COLUMN is_leading boolean NOT NULL DEFAULT false;
SELECT search.mark_leading();
ALTER TABLE search.entry ALTER COLUMN is_leading SET DEFAULT true;
DROP INDEX search.entry_document;
CREATE INDEX entry_document ON search.entry
  USING gin (search.document_of(id, version), search.facts_in(fact_set)) WITH (fastupdate = off);
CREATE INDEX entry_leading ON search.entry
  USING gin (search.document_of(id, version), search.facts_in(fact_set)) WITH (fastupdate = off) WHERE is_leading;

-- When the next tool launches.
CREATE INDEX tool_upcoming ON public.tool (launch_date) WHERE is_upcoming;
