-- The facts that nobody has checked, and those that were checked longest ago, in order.
CREATE INDEX tool_fact_checked_at ON public.tool_fact (checked_at NULLS FIRST, tool_id, field);
