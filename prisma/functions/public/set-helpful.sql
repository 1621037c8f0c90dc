-- Sets whether somebody found an approved review of a published tool helpful, and tells how many did, and whether it is
-- their own, of which nothing is counted. No row: there is no such review, or no such active account any more. Asking for what is
-- already so changes nothing.
CREATE OR REPLACE FUNCTION public.set_helpful(voter varchar, voted varchar, wanted boolean, OUT helpful integer, OUT own boolean)
RETURNS SETOF record LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public."user" WHERE id = voter AND status = 'active' FOR KEY SHARE;
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
