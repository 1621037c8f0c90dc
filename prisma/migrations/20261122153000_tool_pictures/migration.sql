-- Pictures of tools are uploads of a kind of their own.
ALTER TABLE upload DROP CONSTRAINT upload_kind;
ALTER TABLE upload
  ADD CONSTRAINT upload_kind CHECK (kind IN ('logo', 'favicon', 'og_image', 'post_image', 'tool_picture', 'avatar'));

-- Of all facts, the few that name an upload are found without reading the others; and the tool that has a picture by its address.
CREATE INDEX tool_fact_uploads ON tool_fact (tool_id) WHERE value::text LIKE '%/uploads/%';
CREATE INDEX tool_fact_pictures ON tool_fact USING gin (value jsonb_path_ops) WHERE field = 'pictures';
