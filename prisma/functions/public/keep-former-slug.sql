-- What was published under a slug is found there by its links, until something else has that slug.
CREATE OR REPLACE FUNCTION public.keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.slug <> OLD.slug THEN
    NEW.former_slugs := array_remove(array_remove(OLD.former_slugs, NEW.slug), OLD.slug) || OLD.slug;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER news_post_former_slug BEFORE UPDATE OF slug ON public.news_post
  FOR EACH ROW EXECUTE FUNCTION public.keep_former_slug();
CREATE OR REPLACE TRIGGER blog_post_former_slug BEFORE UPDATE OF slug ON public.blog_post
  FOR EACH ROW EXECUTE FUNCTION public.keep_former_slug();
CREATE OR REPLACE TRIGGER software_page_former_slug BEFORE UPDATE OF slug ON public.software_page
  FOR EACH ROW EXECUTE FUNCTION public.keep_former_slug();
