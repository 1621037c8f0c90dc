import "server-only";
import { db } from "@/lib/platform/db";

/**
 * Notes where each tool that has an owner stands in the trending order, for this day: once, in one walk along the index of
 * the order. Done again, it is noted anew.
 */
export const notePlaces = (): Promise<number> => db.$executeRaw`
  INSERT INTO public.tool_day AS known (tool_id, day, place)
  SELECT id, (now() AT TIME ZONE 'UTC')::date, place FROM (
    SELECT id, row_number() OVER (ORDER BY trend DESC, name_key, id)::int AS place FROM search.rank
  ) AS standing
  WHERE id IN (SELECT tool_id FROM public.tool_claim WHERE status = 'verified')
  ORDER BY id
  ON CONFLICT (day, tool_id) DO UPDATE SET place = excluded.place`;
