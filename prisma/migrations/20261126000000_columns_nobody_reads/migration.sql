-- Who decided stands in the log of administrative changes; since when a listing is counted by day, in its days.
ALTER TABLE "submission" DROP COLUMN "decided_by_id";
ALTER TABLE "sponsorship" DROP COLUMN "counted_since";
