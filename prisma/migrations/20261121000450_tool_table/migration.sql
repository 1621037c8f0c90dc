-- The back office's table of all tools. The narrow index carries what the table is filtered and sorted by, so that
-- counting and sorting read no tool; the others find a text anywhere in a name or a website, and sort by name.
CREATE INDEX tool_table_key ON public.tool (updated_at DESC, id) INCLUDE (status, category_id, pricing_type);
CREATE INDEX tool_table_name ON public.tool (lower(name), id);
CREATE INDEX tool_table_trigrams ON public.tool USING gin (name public.gin_trgm_ops, website_key public.gin_trgm_ops);
