-- What an owner wants changed of a tool, until a moderator decides.
CREATE TABLE "tool_proposal" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "tool_id" VARCHAR(24) NOT NULL,
    "user_id" VARCHAR(24) NOT NULL,
    "change" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "tool_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_proposal_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "tool_proposal_tool_id_created_at_id_idx" ON "tool_proposal"("tool_id", "created_at" DESC, "id");
CREATE INDEX "tool_proposal_user_id_idx" ON "tool_proposal"("user_id");
CREATE INDEX "tool_proposal_status_created_at_id_idx" ON "tool_proposal"("status", "created_at", "id");
-- One open proposal a tool.
CREATE UNIQUE INDEX tool_proposal_open ON tool_proposal (tool_id) WHERE status = 'pending';

ALTER TABLE "tool_proposal" ADD CONSTRAINT "tool_proposal_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tool_proposal" ADD CONSTRAINT "tool_proposal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE tool_proposal
  ADD CONSTRAINT tool_proposal_status CHECK (status IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT tool_proposal_decided CHECK ((status = 'pending') = (decided_at IS NULL)),
  ADD CONSTRAINT tool_proposal_reason CHECK ((status = 'rejected') = (reason IS NOT NULL));

-- Decisions on proposals are part of the public log.
DROP INDEX admin_log_moderation;
CREATE INDEX admin_log_moderation ON admin_log (created_at DESC, id DESC)
  WHERE (action IN ('review.approve', 'review.reject', 'review.delete', 'submission.approve', 'submission.reject', 'submission.reopen', 'user.status', 'tool.status', 'tool.delete', 'review.revise', 'review.keep', 'review.update', 'answer.remove', 'claim.revoke', 'claim.allow', 'tool.link', 'proposal.approve', 'proposal.reject')
    OR (action = 'tool.update' AND after ->> 'status' IS NOT NULL));
