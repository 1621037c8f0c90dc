-- What the back office's tables are read by, so that each answers at once over 100,000 tools and 20,000 of everything
-- that people send in.

-- ---------------------------------------------------------------- tools

-- By name, and for a text anywhere in a name or a website: too short a text for the trigrams is looked for in this
-- index, which is a sixth of the table.
DROP INDEX tool_table_name;
CREATE INDEX tool_table_name ON public.tool (lower(name), id)
  INCLUDE (name, website_key, status, category_id, pricing_type);
DROP INDEX tool_table_trigrams;
CREATE INDEX tool_table_trigrams ON public.tool USING gin (lower(name) public.gin_trgm_ops, website_key public.gin_trgm_ops);

-- The tools that are looked at most, for the dashboard. A vote moves neither number, so it leaves the index alone.
CREATE INDEX tool_stats_views ON public.tool_stats ((base_views + views) DESC, tool_id);

-- ---------------------------------------------------------------- accounts and what they send in

CREATE INDEX user_table_name ON public."user" (lower(name), id);
CREATE INDEX user_table_active ON public."user" (last_active_at DESC NULLS LAST, id);
CREATE INDEX user_table_trigrams ON public."user" USING gin (lower(name) public.gin_trgm_ops, lower(email) public.gin_trgm_ops);

CREATE INDEX submission_table_key ON public.submission (submitted_at DESC, id DESC);
CREATE INDEX submission_table_trigrams ON public.submission
  USING gin (lower(tool_name) public.gin_trgm_ops, lower(website_url) public.gin_trgm_ops);

CREATE INDEX review_table_key ON public.review (created_at DESC, id);

CREATE INDEX sales_inquiry_table_key ON public.sales_inquiry (submitted_at DESC, id);
CREATE INDEX sales_inquiry_table_trigrams ON public.sales_inquiry USING gin (
  lower(full_name || ' ' || email || ' ' || company_name || ' ' || monthly_budget || ' ' || message) public.gin_trgm_ops);

-- ---------------------------------------------------------------- posts

-- What readers see of a post, without its markup, in lower case and without accents: made when it is written instead of
-- for every search. `summary` is title and excerpt alone.
CREATE TABLE search.post (
  id       varchar(24) PRIMARY KEY,
  summary  text NOT NULL,
  body     text NOT NULL
);

CREATE FUNCTION search.post_text(plain text, html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, plain || ' ' || regexp_replace(html, '<[^>]*>', ' ', 'g')))
$$;

CREATE FUNCTION search.post_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.post AS post
  VALUES (NEW.id, search.post_text(NEW.title, NEW.excerpt),
    search.post_text(concat_ws(' ', NEW.title, NEW.category, array_to_string(NEW.tags, ' '), NEW.author_name), NEW.excerpt || ' ' || NEW.content))
  ON CONFLICT (id) DO UPDATE SET summary = excluded.summary, body = excluded.body;
  RETURN NULL;
END $$;
CREATE FUNCTION search.post_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search.post WHERE id = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER blog_post_written AFTER INSERT OR UPDATE OF title, excerpt, content, category, tags, author_name ON public.blog_post
  FOR EACH ROW EXECUTE FUNCTION search.post_written();
CREATE TRIGGER blog_post_deleted AFTER DELETE ON public.blog_post FOR EACH ROW EXECUTE FUNCTION search.post_deleted();
CREATE TRIGGER news_post_written AFTER INSERT OR UPDATE OF title, excerpt, content, category, tags, author_name ON public.news_post
  FOR EACH ROW EXECUTE FUNCTION search.post_written();
CREATE TRIGGER news_post_deleted AFTER DELETE ON public.news_post FOR EACH ROW EXECUTE FUNCTION search.post_deleted();

INSERT INTO search.post
SELECT id, search.post_text(title, excerpt),
  search.post_text(concat_ws(' ', title, category, array_to_string(tags, ' '), author_name), excerpt || ' ' || content)
FROM (
  SELECT id, title, category, tags, author_name, excerpt, content FROM public.blog_post
  UNION ALL SELECT id, title, category, tags, author_name, excerpt, content FROM public.news_post
) AS post;

CREATE INDEX post_table_trigrams ON search.post USING gin (summary public.gin_trgm_ops, body public.gin_trgm_ops);
CREATE INDEX blog_post_table_key ON public.blog_post ((coalesce(published_at, created_at)) DESC, id DESC);
CREATE INDEX news_post_table_key ON public.news_post ((coalesce(published_at, created_at)) DESC, id DESC);
