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
