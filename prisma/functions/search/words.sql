-- The words of a text, in order. Everything that is neither a letter nor a digit separates.
CREATE OR REPLACE FUNCTION search.words(input text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(regexp_replace(search.fold(input) COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g'), ' '), '')
$$;
