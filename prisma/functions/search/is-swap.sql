-- Whether two words of the same length differ only in two neighbouring letters that changed places.
CREATE OR REPLACE FUNCTION search.is_swap(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM generate_series(1, length(a) - 1) AS i
    WHERE a = left(b, i - 1) || substr(b, i + 1, 1) || substr(b, i, 1) || substr(b, i + 2) AND a <> b)
$$;
