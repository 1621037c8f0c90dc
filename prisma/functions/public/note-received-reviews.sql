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
