-- rating_sum and rating_count are those of the approved reviews that count, at any moment.
CREATE OR REPLACE FUNCTION public.count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved varchar[];
  sums integer[];
  numbers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, numbers FROM (
      SELECT tool_id, sum(rating)::int AS rating, count(*)::int AS n FROM changed WHERE status = 'approved' AND counts GROUP BY tool_id) AS sum;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, numbers FROM (
      SELECT tool_id, -sum(rating)::int AS rating, -count(*)::int AS n FROM before WHERE status = 'approved' AND counts GROUP BY tool_id) AS sum;
  ELSE
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, numbers FROM (
      SELECT tool_id, sum(rating)::int AS rating, sum(n)::int AS n FROM (
        SELECT tool_id, rating, 1 AS n FROM changed WHERE status = 'approved' AND counts
        UNION ALL
        SELECT tool_id, -rating, -1 FROM before WHERE status = 'approved' AND counts
      ) AS both_sides
      GROUP BY tool_id HAVING sum(rating) <> 0 OR sum(n) <> 0) AS sum;
  END IF;
  IF moved IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (moved) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET rating_sum = stats.rating_sum + delta.rating, rating_count = stats.rating_count + delta.n
  FROM unnest(moved, sums, numbers) AS delta (tool_id, rating, n)
  WHERE stats.tool_id = delta.tool_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_inserted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_updated AFTER UPDATE ON public.review
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_deleted AFTER DELETE ON public.review
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
