-- What is left of a revoked claim once its account is deleted: so much that the same address does not claim the tool anew.
CREATE TABLE "revoked_claim" (
    "tool_id" VARCHAR(24) NOT NULL,
    "email_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revoked_claim_pkey" PRIMARY KEY ("tool_id", "email_hash")
);

ALTER TABLE "revoked_claim" ADD CONSTRAINT "revoked_claim_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tool"("id") ON DELETE CASCADE ON UPDATE CASCADE;
