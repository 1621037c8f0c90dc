-- Exports of the catalogue: each day's files, compressed once and cut into parts (docs/decisions/0038-open-data.md).
CREATE TABLE open_data_file (
  day        date NOT NULL,
  name       text NOT NULL,
  -- Of the file as it is read, before compression.
  sha256     text NOT NULL,
  bytes      bigint NOT NULL,
  compressed bigint NOT NULL,
  -- Lines with data.
  records    integer NOT NULL,
  made_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (day, name)
);

CREATE TABLE open_data_part (
  day   date NOT NULL,
  name  text NOT NULL,
  n     integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (day, name, n),
  CONSTRAINT open_data_part_day_name_fkey FOREIGN KEY (day, name) REFERENCES open_data_file (day, name) ON DELETE CASCADE ON UPDATE CASCADE
);
-- They are compressed already.
ALTER TABLE open_data_part ALTER COLUMN bytes SET STORAGE EXTERNAL;
