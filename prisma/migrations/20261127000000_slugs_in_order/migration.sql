-- "name-2", "name-3" and so on are looked for as a range of bytes (lib/platform/sql/slugs.ts), which the unique index, in the
-- order of the database's language, can't answer: an import read all tools once for each of its rows.
CREATE INDEX tool_slug_bytes ON public.tool (slug COLLATE "C");
