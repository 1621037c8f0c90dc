-- Posts of a category in the order of their lists. A page and the total are read from the index alone; before, a total made
-- a slug of the category of every post.
CREATE OR REPLACE FUNCTION search.category_slug(category text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim('-' FROM regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, category)), '[^a-z0-9]+', '-', 'g'))
$$;

CREATE INDEX blog_post_filed ON public.blog_post (search.category_slug(category), (coalesce(published_at, created_at)) DESC, id DESC)
  INCLUDE (category, status, published_at, created_at);
DROP INDEX public.blog_post_category_published_at_idx;

CREATE INDEX news_post_filed ON public.news_post (search.category_slug(category), (coalesce(published_at, created_at)) DESC, id DESC)
  INCLUDE (category, status, published_at, created_at);
DROP INDEX public.news_post_category_published_at_idx;
