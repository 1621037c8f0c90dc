-- Notes somebody at a thing that counts a visitor once a day: 'counted' when they are new to it today, 'repeated' when they were
-- there, 'crowd' when so many browsers of their address were. One browser of an address and thing at a time, so that each
-- sees the others; every statement in here sees what was committed until it began.
CREATE OR REPLACE FUNCTION public.count_visitor(counted_kind text, target varchar, on_day date, hash varchar, most integer)
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.visitor_count
             WHERE kind = counted_kind AND target_id = target AND day = on_day AND visitor_hash = hash) THEN
    RETURN 'repeated';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('visitor:' || concat_ws(':', counted_kind, target, on_day, left(hash, 32)), 0));
  INSERT INTO public.visitor_count (kind, target_id, day, visitor_hash)
  SELECT counted_kind, target, on_day, hash WHERE (
    SELECT count(*) FROM public.visitor_count
    WHERE kind = counted_kind AND target_id = target AND day = on_day AND left(visitor_hash, 32) = left(hash, 32)) < most
  ON CONFLICT DO NOTHING;
  IF FOUND THEN
    RETURN 'counted';
  END IF;
  RETURN CASE WHEN EXISTS (SELECT FROM public.visitor_count
                           WHERE kind = counted_kind AND target_id = target AND day = on_day AND visitor_hash = hash)
    THEN 'repeated' ELSE 'crowd' END;
END $$;
