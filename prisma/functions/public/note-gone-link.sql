-- Notes that a tool's website was found gone: for the public numbers of each month.
CREATE OR REPLACE FUNCTION public.note_gone_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.integrity_event (kind, count) VALUES ('link_gone', 1);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_gone_noted AFTER UPDATE OF is_gone ON public.tool_link
  FOR EACH ROW WHEN (NEW.is_gone AND NOT OLD.is_gone) EXECUTE FUNCTION public.note_gone_link();
