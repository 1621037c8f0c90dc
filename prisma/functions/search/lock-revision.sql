-- What cascades takes ranks before it comes to the revision. Triggers of a row run in the order of their names: this one
-- before those of the foreign keys ("RI_…"), when everything else is locked.
CREATE OR REPLACE FUNCTION search.lock_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "A_lock_revision" AFTER DELETE ON public.tool
  FOR EACH ROW EXECUTE FUNCTION search.lock_revision();
