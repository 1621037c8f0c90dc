-- Who wrote an approved review, by the name that was approved with it.
ALTER TABLE "review" ADD COLUMN "author_name" TEXT;
UPDATE "review" SET "author_name" = author."name" FROM "user" AS author
WHERE author."id" = "review"."user_id" AND "review"."status" = 'approved';

-- A review says who wrote it as its reader knew them who approved it: a later name stands beside later reviews.
CREATE OR REPLACE FUNCTION public.keep_author_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'approved' THEN
    NEW.author_name := NULL;
  ELSIF TG_OP = 'INSERT' OR OLD.status <> 'approved' THEN
    NEW.author_name := (SELECT name FROM public."user" WHERE id = NEW.user_id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER review_author_name BEFORE INSERT OR UPDATE OF status ON public.review
  FOR EACH ROW EXECUTE FUNCTION public.keep_author_name();
