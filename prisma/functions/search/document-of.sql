-- The vectors are indexed from search.entry but lie in search.text. The index is true as long as a changed text comes with a
-- new version (that is why this may call itself immutable), which search.sync_tools alone sees to.
CREATE OR REPLACE FUNCTION search.document_of(id varchar, version integer) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT text.document FROM search.text WHERE text.id = $1
$$;
