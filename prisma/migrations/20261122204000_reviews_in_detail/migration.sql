-- What a review says beside its text, what its author makes of it later, and who found it helpful.
ALTER TABLE "review"
  ADD COLUMN "pros" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "cons" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "used_for" TEXT,
  ADD COLUMN "used_for_months" SMALLINT,
  ADD COLUMN "revision" JSONB,
  ADD COLUMN "revision_status" TEXT,
  ADD COLUMN "helpful" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT review_few_lines CHECK (cardinality(pros) <= 5 AND cardinality(cons) <= 5),
  ADD CONSTRAINT review_used_for_months CHECK (used_for_months BETWEEN 0 AND 600),
  ADD CONSTRAINT review_revision CHECK ((revision IS NULL) = (revision_status IS NULL) AND revision_status IN ('pending', 'rejected')),
  ADD CONSTRAINT review_helpful_not_negative CHECK (helpful >= 0);

CREATE TABLE "review_helpful" (
    "review_id" VARCHAR(24) NOT NULL,
    "user_id" VARCHAR(24) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_helpful_pkey" PRIMARY KEY ("user_id", "review_id")
);
CREATE INDEX "review_helpful_review_id_idx" ON "review_helpful"("review_id");
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The orders in which a tool's reviews are read, and what waits for a moderator.
CREATE INDEX review_most_helpful ON public.review (tool_id, helpful DESC, created_at DESC, id) WHERE status = 'approved';
CREATE INDEX review_lowest ON public.review (tool_id, rating, created_at DESC, id) WHERE status = 'approved';
CREATE INDEX review_undecided ON public.review (created_at DESC, id) WHERE status = 'pending' OR revision_status = 'pending';

-- `helpful` of a review is the number of those who say that it helped them, at any moment.
CREATE OR REPLACE FUNCTION public.count_helpful() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM public.review WHERE id IN (SELECT review_id FROM moved) ORDER BY id FOR NO KEY UPDATE;
  UPDATE public.review SET helpful = review.helpful + step * counted.n
  FROM (SELECT review_id, count(*)::int AS n FROM moved GROUP BY review_id) AS counted
  WHERE review.id = counted.review_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_helpful_inserted AFTER INSERT ON public.review_helpful
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION public.count_helpful();
CREATE OR REPLACE TRIGGER review_helpful_deleted AFTER DELETE ON public.review_helpful
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION public.count_helpful();

-- Sets whether somebody found an approved review of a published tool helpful, and tells how many did, and whether it is
-- their own, of which nothing is counted. No row: there is no such review, or no such account any more. Asking for what is
-- already so changes nothing.
CREATE OR REPLACE FUNCTION public.set_helpful(voter varchar, voted varchar, wanted boolean, OUT helpful integer, OUT own boolean)
RETURNS SETOF record LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public."user" WHERE id = voter FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = (SELECT tool_id FROM public.review WHERE id = voted) AND status = 'published' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT review.user_id = voter INTO own FROM public.review
  WHERE id = voted AND status = 'approved' AND counts FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF wanted AND NOT own THEN
    INSERT INTO public.review_helpful (review_id, user_id) VALUES (voted, voter) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM public.review_helpful WHERE user_id = voter AND review_id = voted;
  END IF;
  SELECT review.helpful INTO helpful FROM public.review WHERE id = voted;
  RETURN NEXT;
END $$;

-- An account that goes takes its votes and reviews along. It locks what they count in before the first of them is gone; the
-- row itself is locked by the deletion already. The tools come first: counters that are changed twice in one transaction
-- ask for their tool again.
CREATE OR REPLACE FUNCTION public.lock_counters_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[] := ARRAY(SELECT tool_id FROM public.vote WHERE user_id = OLD.id UNION SELECT tool_id FROM public.review WHERE user_id = OLD.id);
  reviews varchar[] := ARRAY(SELECT id FROM public.review WHERE user_id = OLD.id
                             UNION SELECT review_id FROM public.review_helpful WHERE user_id = OLD.id);
BEGIN
  PERFORM FROM public.tool WHERE id = ANY (tools) ORDER BY id FOR KEY SHARE;
  PERFORM FROM public.review WHERE id = ANY (reviews) ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  RETURN OLD;
END $$;
