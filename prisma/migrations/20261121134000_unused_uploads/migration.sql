-- Since when nothing names an upload; it is deleted a day later, unless something names it again.
ALTER TABLE "upload" ADD COLUMN "unused_since" TIMESTAMPTZ(3);
CREATE INDEX "upload_unused_since_idx" ON "upload"("unused_since");

-- A file whose deletion failed gets a row of no bytes, so that it is tried again.
ALTER TABLE upload DROP CONSTRAINT upload_size;
ALTER TABLE upload ADD CONSTRAINT upload_size CHECK (least(width, height, bytes) >= 0);

-- Nearly no tool has an upload of ours for a picture; these few are found without reading all tools.
CREATE INDEX tool_uploaded_logo ON tool (id) WHERE logo LIKE '%/uploads/%';
CREATE INDEX tool_uploaded_image ON tool (id) WHERE image_url LIKE '%/uploads/%';
