-- Counts are removed where they are nothing: processes that keep the counts, and read what has changed of them, read them anew then.
ALTER TABLE search.revision ADD COLUMN removed_in xid8 NOT NULL DEFAULT '0';
