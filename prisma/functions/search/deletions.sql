-- What a one-letter slip can turn a word into: the word, and the word less each of its letters. Two words that
-- are one slip apart share a member, whether a letter was left out, added, changed or swapped with its neighbour.
CREATE OR REPLACE FUNCTION search.deletions(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT variant) FROM (
    SELECT word AS variant
    UNION ALL
    SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i WHERE length(word) > 2
  ) AS variants
$$;
