-- Posts and best-software pages are found under the slugs that they had.
ALTER TABLE "news_post" ADD COLUMN "former_slugs" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "blog_post" ADD COLUMN "former_slugs" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "software_page" ADD COLUMN "former_slugs" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "news_post_former_slugs_idx" ON "news_post" USING GIN ("former_slugs");
CREATE INDEX "blog_post_former_slugs_idx" ON "blog_post" USING GIN ("former_slugs");
CREATE INDEX "software_page_former_slugs_idx" ON "software_page" USING GIN ("former_slugs");

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
