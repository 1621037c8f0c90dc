-- How an address writes a post's category, as `slugify` makes it of what an address asks for.
CREATE OR REPLACE FUNCTION search.category_slug(category text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim('-' FROM regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, category)), '[^a-z0-9]+', '-', 'g'))
$$;
