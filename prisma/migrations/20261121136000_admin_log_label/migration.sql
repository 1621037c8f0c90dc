-- What the record was called when it was changed: a change of a single field does not say it, and the log outlives it.
ALTER TABLE "admin_log" ADD COLUMN "label" TEXT;

-- The filters of the log, and the lists of what they offer.
CREATE INDEX "admin_log_action_created_at_idx" ON "admin_log"("action", "created_at" DESC);
