-- The dictionary forms of a text ("images" and "image" are both "imag"); stop words have none.
CREATE OR REPLACE FUNCTION search.stems(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(words, ' ')))
$$;
