-- What has the form of an id is one. A slug that has it gets its row's own id after it; posts and best-software pages are
-- still found under the former one.
UPDATE tool SET slug = slug || '-' || id WHERE slug ~ '^[0-9a-f]{24}$';
UPDATE news_post SET slug = slug || '-' || id WHERE slug ~ '^[0-9a-f]{24}$';
UPDATE blog_post SET slug = slug || '-' || id WHERE slug ~ '^[0-9a-f]{24}$';
UPDATE software_page SET slug = slug || '-' || id WHERE slug ~ '^[0-9a-f]{24}$';
UPDATE task SET slug = slug || '-' || id WHERE slug ~ '^[0-9a-f]{24}$';

ALTER TABLE tool ADD CONSTRAINT tool_slug_no_id CHECK (slug !~ '^[0-9a-f]{24}$');
ALTER TABLE news_post ADD CONSTRAINT news_post_slug_no_id CHECK (slug !~ '^[0-9a-f]{24}$');
ALTER TABLE blog_post ADD CONSTRAINT blog_post_slug_no_id CHECK (slug !~ '^[0-9a-f]{24}$');
ALTER TABLE software_page ADD CONSTRAINT software_page_slug_no_id CHECK (slug !~ '^[0-9a-f]{24}$');
ALTER TABLE task ADD CONSTRAINT task_slug_no_id CHECK (slug !~ '^[0-9a-f]{24}$');
