-- What visitors did with a sponsored listing, day by day, and what of it was left out of its numbers, and why.
CREATE TABLE "sponsorship_day" (
    "sponsorship_id" VARCHAR(24) NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "sponsorship_day_pkey" PRIMARY KEY ("sponsorship_id","day","kind","outcome")
);
ALTER TABLE "sponsorship_day" ADD CONSTRAINT "sponsorship_day_sponsorship_id_fkey" FOREIGN KEY ("sponsorship_id") REFERENCES "sponsorship"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE sponsorship_day
  ADD CONSTRAINT sponsorship_day_kind CHECK (kind IN ('impression', 'click')),
  ADD CONSTRAINT sponsorship_day_outcome CHECK (outcome IN ('counted', 'repeated', 'crowd', 'program', 'staff', 'own')),
  ADD CONSTRAINT sponsorship_day_count CHECK (count > 0);

-- What was counted before this day has no days, and was counted otherwise.
ALTER TABLE "sponsorship" ADD COLUMN "counted_since" DATE, ADD COLUMN "report_version" INTEGER NOT NULL DEFAULT 0;
UPDATE sponsorship SET counted_since = (now() AT TIME ZONE 'UTC')::date WHERE impressions + clicks > 0;
ALTER TABLE sponsorship ADD CONSTRAINT sponsorship_report_version CHECK (report_version >= 0);

-- Who reads a listing's report today is its advertiser.
ALTER TABLE visitor_count DROP CONSTRAINT visitor_count_kind;
ALTER TABLE visitor_count ADD CONSTRAINT visitor_count_kind
  CHECK (kind IN ('tool_view', 'news_view', 'news_share', 'listing_impression', 'listing_click', 'listing_report', 'search', 'search_followed'));
