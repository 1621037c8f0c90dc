-- Lower case, no accents, one form of every character.
CREATE OR REPLACE FUNCTION search.fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC)) COLLATE "und-x-icu")
$$;
