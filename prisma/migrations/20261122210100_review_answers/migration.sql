-- What the owner of a tool says to a review of it: one answer a review.
CREATE TABLE "review_answer" (
    "review_id" VARCHAR(24) NOT NULL,
    "user_id" VARCHAR(24) NOT NULL,
    "text" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_answer_pkey" PRIMARY KEY ("review_id")
);

CREATE INDEX "review_answer_user_id_idx" ON "review_answer"("user_id");

ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE review_answer ADD CONSTRAINT review_answer_text_present CHECK (btrim(text) <> '');
