-- Sets whether an account upvotes a published tool, and tells how many votes are shown of it. No row: there is no such
-- tool, or no such account any more. Asking for what is already so changes nothing.
CREATE OR REPLACE FUNCTION public.set_vote(voter varchar, voted varchar, wanted boolean, OUT votes integer) RETURNS SETOF integer
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public."user" WHERE id = voter FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = voted AND status = 'published' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = voted FOR NO KEY UPDATE;
  IF wanted THEN
    INSERT INTO public.vote (user_id, tool_id) VALUES (voter, voted) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      INSERT INTO public.activity_event (type, user_id, tool_id, description)
      SELECT 'upvote', voter, id, 'Upvoted ' || name FROM public.tool WHERE id = voted;
    END IF;
  ELSE
    DELETE FROM public.vote WHERE user_id = voter AND tool_id = voted;
    IF FOUND THEN
      DELETE FROM public.activity_event WHERE type = 'upvote' AND user_id = voter AND tool_id = voted;
    END IF;
  END IF;
  RETURN QUERY SELECT stats.base_votes + stats.votes FROM public.tool_stats AS stats WHERE stats.tool_id = voted;
END $$;
