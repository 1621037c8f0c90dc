-- When the last failure was seen that counts: one that is seen sooner after it, as an administrator asked, does not.
ALTER TABLE tool_link ADD COLUMN "failed_at" TIMESTAMPTZ(3);
UPDATE tool_link SET failed_at = checked_at WHERE failures > 0;

-- What was seen at another address says nothing of this one. Named so that it runs after search_tool_updated, which has locked
-- the counters of these tools.
CREATE OR REPLACE FUNCTION public.reset_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.tool_link
  SET state = 'unchecked', is_gone = false, since = NULL, checked_at = NULL, seen = 'unchecked', failures = 0, failing_since = NULL,
      failed_at = NULL, moved_to = NULL, trusted_until = NULL, due_at = now(), updated_at = now()
  WHERE tool_id IN (SELECT changed.id FROM changed JOIN before USING (id) WHERE changed.website_url <> before.website_url);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tool_link_reset AFTER UPDATE ON public.tool
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.reset_links();
