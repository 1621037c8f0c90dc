-- What people say is wrong with a tool or a review: it changes nothing by itself.
CREATE TABLE "report" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "user_id" VARCHAR(24) NOT NULL,
    "tool_id" VARCHAR(24) NOT NULL,
    "review_id" VARCHAR(24),
    "about" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "report_status_created_at_id_idx" ON "report"("status", "created_at", "id");
CREATE INDEX "report_user_id_created_at_id_idx" ON "report"("user_id", "created_at" DESC, "id");
CREATE INDEX "report_tool_id_idx" ON "report"("tool_id");
CREATE INDEX "report_review_id_idx" ON "report"("review_id");
ALTER TABLE "report" ADD CONSTRAINT "report_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A review that is deleted because somebody reported it still has them answered.
ALTER TABLE "report" ADD CONSTRAINT "report_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE report
  ADD CONSTRAINT report_kind CHECK (CASE about
    WHEN 'tool' THEN review_id IS NULL AND kind IN ('price', 'link', 'category', 'duplicate', 'discontinued', 'other')
    WHEN 'review' THEN kind IN ('spam', 'offensive', 'off-topic', 'other')
    ELSE false END),
  ADD CONSTRAINT report_status CHECK (status IN ('open', 'answered', 'dismissed')),
  ADD CONSTRAINT report_decided CHECK ((status = 'open') = (decided_at IS NULL)),
  ADD CONSTRAINT report_answer CHECK (CASE status WHEN 'open' THEN answer IS NULL WHEN 'answered' THEN answer IS NOT NULL ELSE true END);
-- One open report an account, thing and kind.
CREATE UNIQUE INDEX report_open_tool ON report (user_id, tool_id, kind) WHERE status = 'open' AND about = 'tool';
CREATE UNIQUE INDEX report_open_review ON report (user_id, review_id, kind) WHERE status = 'open' AND about = 'review';
