-- The log of administrative changes can be added to and read, nothing else.
CREATE OR REPLACE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER admin_log_append_only BEFORE UPDATE OR DELETE ON public.admin_log
  FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE OR REPLACE TRIGGER admin_log_no_truncate BEFORE TRUNCATE ON public.admin_log
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
