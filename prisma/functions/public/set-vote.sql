-- Sets whether an account upvotes a published tool, and tells how many votes are shown of it and whether the account's is one
-- of them. No row: there is no such tool, or no such active account any more. Asking for what is already so changes nothing.
CREATE OR REPLACE FUNCTION public.set_vote(
  voter varchar, voted varchar, wanted boolean, only_confirmed boolean DEFAULT false, OUT votes integer, OUT counts boolean
) RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
  counted boolean := true;
BEGIN
  IF only_confirmed THEN
    -- Waits for an address that is being confirmed, and keeps one from it: a vote that both miss would never count.
    SELECT email_verified_at IS NOT NULL INTO counted FROM public."user" WHERE id = voter AND status = 'active' FOR SHARE;
  ELSE
    PERFORM FROM public."user" WHERE id = voter AND status = 'active' FOR KEY SHARE;
  END IF;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = voted AND status = 'published' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = voted FOR NO KEY UPDATE;
  IF wanted THEN
    INSERT INTO public.vote (user_id, tool_id, counts) VALUES (voter, voted, counted) ON CONFLICT DO NOTHING;
    IF FOUND AND counted THEN
      INSERT INTO public.activity_event (type, user_id, tool_id, description)
      SELECT 'upvote', voter, id, 'Upvoted ' || name FROM public.tool WHERE id = voted;
    END IF;
  ELSE
    DELETE FROM public.vote WHERE user_id = voter AND tool_id = voted;
    IF FOUND THEN
      DELETE FROM public.activity_event WHERE type = 'upvote' AND user_id = voter AND tool_id = voted;
    END IF;
  END IF;
  RETURN QUERY
  SELECT stats.base_votes + stats.votes, coalesce(own.counts, false)
  FROM public.tool_stats AS stats LEFT JOIN public.vote AS own ON own.user_id = voter AND own.tool_id = voted
  WHERE stats.tool_id = voted;
END $$;
