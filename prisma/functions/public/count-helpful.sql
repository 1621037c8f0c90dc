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
