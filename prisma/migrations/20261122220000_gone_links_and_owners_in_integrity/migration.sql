-- Links that were found gone are among the numbers of a month, decisions on owners in the public log.
ALTER TABLE integrity_event
  DROP CONSTRAINT integrity_event_kind,
  ADD CONSTRAINT integrity_event_kind CHECK (kind IN ('vote_taken_back', 'vote_of_account', 'vote_of_tool', 'review_received', 'review_unchecked', 'link_gone'));

DROP INDEX admin_log_moderation;
CREATE INDEX admin_log_moderation ON admin_log (created_at DESC, id DESC)
  WHERE (action IN ('review.approve', 'review.reject', 'review.delete', 'submission.approve', 'submission.reject', 'submission.reopen', 'user.status', 'tool.status', 'tool.delete', 'answer.remove', 'claim.revoke', 'claim.allow')
    OR (action = 'tool.update' AND after ->> 'status' IS NOT NULL));

-- Notes that a tool's website was found gone: for the public numbers of each month.
CREATE OR REPLACE FUNCTION public.note_gone_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.integrity_event (kind, count) VALUES ('link_gone', 1);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_gone_noted AFTER UPDATE OF is_gone ON public.tool_link
  FOR EACH ROW WHEN (NEW.is_gone AND NOT OLD.is_gone) EXECUTE FUNCTION public.note_gone_link();
