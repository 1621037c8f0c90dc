-- Forgets what post_written kept.
CREATE OR REPLACE FUNCTION search.post_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search.post WHERE id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blog_post_deleted AFTER DELETE ON public.blog_post FOR EACH ROW EXECUTE FUNCTION search.post_deleted();
CREATE OR REPLACE TRIGGER news_post_deleted AFTER DELETE ON public.news_post FOR EACH ROW EXECUTE FUNCTION search.post_deleted();
