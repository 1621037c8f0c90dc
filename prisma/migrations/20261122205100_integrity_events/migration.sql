-- What becomes of votes and reviews and leaves no row of its own: for the public numbers of each month.
CREATE TABLE "integrity_event" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cast_day" DATE,
    "count" INTEGER NOT NULL,

    CONSTRAINT "integrity_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "integrity_event_at_idx" ON "integrity_event"("at");
CREATE INDEX "integrity_event_cast_day_idx" ON "integrity_event"("cast_day");
ALTER TABLE integrity_event
  ADD CONSTRAINT integrity_event_kind CHECK (kind IN ('vote_taken_back', 'vote_of_account', 'vote_of_tool', 'review_received', 'review_unchecked')),
  ADD CONSTRAINT integrity_event_cast_day CHECK ((cast_day IS NOT NULL) = (kind LIKE 'vote%')),
  ADD CONSTRAINT integrity_event_count CHECK (count > 0);

-- The reviews that are there; of those that were deleted before nothing is known.
INSERT INTO integrity_event (kind, at, count) SELECT 'review_received', created_at, count(*) FROM review GROUP BY created_at;

-- The public log of moderation.
CREATE INDEX admin_log_moderation ON admin_log (created_at DESC, id DESC)
  WHERE (action IN ('review.approve', 'review.reject', 'review.delete', 'submission.approve', 'submission.reject', 'submission.reopen', 'user.status', 'tool.status', 'tool.delete')
    OR (action = 'tool.update' AND after ->> 'status' IS NOT NULL));

-- Notes that votes which counted went, when they had been cast, and why: taken back, or gone with their account or their tool. Nobody is named.
CREATE OR REPLACE FUNCTION public.note_removed_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.integrity_event (kind, cast_day, count)
  SELECT CASE
      WHEN NOT EXISTS (SELECT FROM public."user" AS voter WHERE voter.id = gone.user_id) THEN 'vote_of_account'
      WHEN NOT EXISTS (SELECT FROM public.tool WHERE tool.id = gone.tool_id) THEN 'vote_of_tool'
      ELSE 'vote_taken_back' END,
    (gone.created_at AT TIME ZONE 'UTC')::date, count(*)
  FROM before AS gone WHERE gone.counts GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER vote_removal_noted AFTER DELETE ON public.vote
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.note_removed_votes();
-- Notes that reviews came in, and whether they wait for a moderator: that stays when they are deleted. Nobody is named.
CREATE OR REPLACE FUNCTION public.note_received_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.integrity_event (kind, at, count)
  SELECT CASE status WHEN 'approved' THEN 'review_unchecked' ELSE 'review_received' END, created_at, count(*)
  FROM changed GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_noted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_received_reviews();
