-- A tool that goes takes its votes and reviews along: its reviews and counters are locked before the first of them is gone.
CREATE OR REPLACE FUNCTION public.lock_counters_of_tool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.review WHERE tool_id = OLD.id ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = OLD.id FOR UPDATE;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER tool_lock_counters BEFORE DELETE ON public.tool FOR EACH ROW EXECUTE FUNCTION public.lock_counters_of_tool();
