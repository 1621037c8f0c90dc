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
