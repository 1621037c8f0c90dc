-- What readers see of a post, without its markup, in lower case and without accents.
CREATE OR REPLACE FUNCTION search.post_text(plain text, html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, plain || ' ' || regexp_replace(html, '<[^>]*>', ' ', 'g')))
$$;
