-- A count bears the transaction that changed it last: who has read the counts reads only those again that transactions changed
-- which were not over then.
CREATE OR REPLACE FUNCTION search.facet_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER facet_changed BEFORE INSERT OR UPDATE ON search.facet
  FOR EACH ROW EXECUTE FUNCTION search.facet_changed();
