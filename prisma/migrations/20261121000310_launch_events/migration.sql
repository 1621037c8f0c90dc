-- A launch is told once for each tool: at the moment when a tool that was announced opens to everybody, whoever opens it.
CREATE UNIQUE INDEX activity_event_launch_key ON activity_event (tool_id) WHERE type = 'launch';

CREATE FUNCTION tell_launch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What was never announced, and nobody waited for, is no launch but a new entry.
  IF OLD.is_upcoming OR EXISTS (SELECT FROM public.launch_subscription WHERE tool_id = NEW.id) THEN
    INSERT INTO public.activity_event (type, tool_id, description) VALUES ('launch', NEW.id, 'Launched')
    ON CONFLICT (tool_id) WHERE type = 'launch' DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER tool_launch AFTER UPDATE OF is_upcoming, status ON tool FOR EACH ROW
WHEN (NEW.status = 'published' AND NOT NEW.is_upcoming AND (OLD.status <> 'published' OR OLD.is_upcoming))
EXECUTE FUNCTION tell_launch();

-- The notices that are still to be sent.
CREATE INDEX launch_subscription_waiting ON launch_subscription (tool_id, user_id) WHERE notified_at IS NULL;
