-- Every tool's website is looked at within a day of coming, at a moment of its own.
CREATE OR REPLACE FUNCTION public.add_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.tool_link (tool_id, due_at) SELECT id, now() + random() * interval '1 day' FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER link_tool_inserted AFTER INSERT ON public.tool
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.add_links();
