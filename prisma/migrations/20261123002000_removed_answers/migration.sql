-- That a moderator removed the answer to a review is kept with the review: it outlives the account of whoever wrote the answer.
ALTER TABLE review ADD COLUMN "answer_removed_at" TIMESTAMPTZ(3);
UPDATE review SET answer_removed_at = answer.removed_at
FROM review_answer AS answer WHERE answer.review_id = review.id AND answer.removed_at IS NOT NULL;
DELETE FROM review_answer WHERE removed_at IS NOT NULL;
ALTER TABLE review_answer DROP COLUMN "removed_at";
