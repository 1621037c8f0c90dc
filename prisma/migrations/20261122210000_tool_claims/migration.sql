-- Who makes a tool, as they prove it by its website.
CREATE TABLE "tool_claim" (
    "id" VARCHAR(24) NOT NULL DEFAULT new_object_id(),
    "tool_id" VARCHAR(24) NOT NULL,
    "user_id" VARCHAR(24) NOT NULL,
    "method" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "failure" TEXT,
    "reason" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "verified_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failing_since" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "warned_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_claim_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "tool_claim_token_key" ON "tool_claim"("token");
CREATE UNIQUE INDEX "tool_claim_user_id_tool_id_key" ON "tool_claim"("user_id", "tool_id");
CREATE INDEX "tool_claim_tool_id_idx" ON "tool_claim"("tool_id");
CREATE INDEX "tool_claim_status_created_at_id_idx" ON "tool_claim"("status", "created_at" DESC, "id");
-- What the hourly look takes next.
CREATE INDEX tool_claim_due ON tool_claim (next_check_at, id) WHERE status = 'verified';
-- What nobody went on with.
CREATE INDEX tool_claim_waiting ON tool_claim (updated_at) WHERE status = 'pending';

ALTER TABLE "tool_claim" ADD CONSTRAINT "tool_claim_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tool_claim" ADD CONSTRAINT "tool_claim_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE tool_claim
  ADD CONSTRAINT tool_claim_method CHECK (method IN ('dns', 'file', 'meta')),
  ADD CONSTRAINT tool_claim_status CHECK (status IN ('pending', 'verified', 'lost', 'revoked')),
  ADD CONSTRAINT tool_claim_reason_when_revoked CHECK (reason IS NULL OR status = 'revoked'),
  ADD CONSTRAINT tool_claim_failing CHECK ((failing_since IS NULL) = (failures = 0) AND failures >= 0);
