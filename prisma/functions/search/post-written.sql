-- Keeps what a post is found by: made when it is written instead of for every search. `summary` is title and excerpt alone.
CREATE OR REPLACE FUNCTION search.post_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.post AS post
  VALUES (NEW.id, search.post_text(NEW.title, NEW.excerpt),
    search.post_text(concat_ws(' ', NEW.title, NEW.category, array_to_string(NEW.tags, ' '), NEW.author_name), NEW.excerpt || ' ' || NEW.content))
  ON CONFLICT (id) DO UPDATE SET summary = excluded.summary, body = excluded.body;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blog_post_written AFTER INSERT OR UPDATE OF title, excerpt, content, category, tags, author_name ON public.blog_post
  FOR EACH ROW EXECUTE FUNCTION search.post_written();
CREATE OR REPLACE TRIGGER news_post_written AFTER INSERT OR UPDATE OF title, excerpt, content, category, tags, author_name ON public.news_post
  FOR EACH ROW EXECUTE FUNCTION search.post_written();
