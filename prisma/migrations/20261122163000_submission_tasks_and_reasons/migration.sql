-- What a maker says that the tool is used for, and why a submission was rejected.
ALTER TABLE "submission" ADD COLUMN "tasks" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "reason" TEXT;
ALTER TABLE submission
  ADD CONSTRAINT submission_tasks CHECK (CASE jsonb_typeof(tasks) WHEN 'array' THEN jsonb_array_length(tasks) <= 8 ELSE false END),
  ADD CONSTRAINT submission_reason_when_rejected CHECK (reason IS NULL OR status = 'rejected');
