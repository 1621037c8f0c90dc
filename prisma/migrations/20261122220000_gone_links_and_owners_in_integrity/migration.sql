-- Links that were found gone are among the numbers of a month, and all that moderators decide in the public log.
ALTER TABLE integrity_event
  DROP CONSTRAINT integrity_event_kind,
  ADD CONSTRAINT integrity_event_kind CHECK (kind IN ('vote_taken_back', 'vote_of_account', 'vote_of_tool', 'review_received', 'review_unchecked', 'link_gone'));

DROP INDEX admin_log_moderation;
CREATE INDEX admin_log_moderation ON admin_log (created_at DESC, id DESC)
  WHERE (action IN ('review.approve', 'review.reject', 'review.delete', 'submission.approve', 'submission.reject', 'submission.reopen', 'user.status', 'tool.status', 'tool.delete', 'review.revise', 'review.keep', 'review.update', 'answer.remove', 'claim.revoke', 'claim.allow', 'tool.link')
    OR (action = 'tool.update' AND after ->> 'status' IS NOT NULL));

-- Notes that a tool's website was found gone: for the public numbers of each month.
CREATE OR REPLACE FUNCTION public.note_gone_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.integrity_event (kind, count) VALUES ('link_gone', 1);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_gone_noted AFTER UPDATE OF is_gone ON public.tool_link
  FOR EACH ROW WHEN (NEW.is_gone AND NOT OLD.is_gone) EXECUTE FUNCTION public.note_gone_link();

-- Notes that reviews came in, and whether they wait for a moderator: that stays when they are deleted. Nobody is named.
CREATE OR REPLACE FUNCTION public.note_received_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.integrity_event (kind, at, count)
  SELECT CASE WHEN status = 'approved' AND counts THEN 'review_unchecked' ELSE 'review_received' END, created_at, count(*)
  FROM changed GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_noted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_received_reviews();
