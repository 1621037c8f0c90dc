-- Sessions that somebody signed out of: a copy of the cookie must not go on.
CREATE TABLE "ended_session" (
    "sid" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_session_pkey" PRIMARY KEY ("sid")
);

CREATE INDEX "ended_session_expires_at_idx" ON "ended_session"("expires_at");
