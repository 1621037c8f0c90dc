-- A launch is told once for each tool: at the moment when a tool that was announced opens to everybody, whoever opens it.
CREATE OR REPLACE FUNCTION public.tell_launch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What was never announced, and nobody waited for, is no launch but a new entry.
  IF OLD.is_upcoming OR EXISTS (SELECT FROM public.launch_subscription WHERE tool_id = NEW.id) THEN
    INSERT INTO public.activity_event (type, tool_id, description) VALUES ('launch', NEW.id, 'Launched')
    ON CONFLICT (tool_id) WHERE type = 'launch' DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tool_launch AFTER UPDATE OF is_upcoming, status ON public.tool FOR EACH ROW
WHEN (NEW.status = 'published' AND NOT NEW.is_upcoming AND (OLD.status <> 'published' OR OLD.is_upcoming))
EXECUTE FUNCTION public.tell_launch();
