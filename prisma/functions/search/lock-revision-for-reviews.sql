-- The same for an account, whose reviews change ratings.
CREATE OR REPLACE FUNCTION search.lock_revision_for_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.review WHERE user_id = OLD.id AND status = 'approved') THEN
    PERFORM FROM search.revision FOR NO KEY UPDATE;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "A_lock_revision" AFTER DELETE ON public."user"
  FOR EACH ROW EXECUTE FUNCTION search.lock_revision_for_reviews();
