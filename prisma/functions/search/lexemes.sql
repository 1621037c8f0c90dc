-- Lexemes are of five kinds: E/ the whole name without spaces, N/ words and stems of the name, T/ stems of tags, category and
-- tasks, K/ the numbers of tasks, and plain stems of everything with the weights A (name) to D (description).
CREATE OR REPLACE FUNCTION search.lexemes(name text, tags text[], category text, description text, details text, tasks text[], task_codes integer[])
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name_words     text[] := search.words(left(name, 200));
  tag_words      text[] := search.words(array_to_string(tags || tasks, ' '));
  category_words text[] := search.words(category);
  text_words     text[] := search.words(description || ' ' || details);
  lexemes        text[] := ARRAY['E/' || array_to_string(name_words, '')];
BEGIN
  lexemes := lexemes
    || ARRAY(SELECT 'N/' || word FROM unnest(name_words || search.stems(name_words)) AS word)
    || ARRAY(SELECT 'N/' || name_words[i] || name_words[i + 1] FROM generate_series(1, cardinality(name_words) - 1) AS i)
    || ARRAY(SELECT 'K/' || code FROM unnest(task_codes) AS code)
    || ARRAY(SELECT 'T/' || stem FROM unnest(search.stems(tag_words || category_words)) AS stem);
  RETURN array_to_tsvector(lexemes)
    || setweight(to_tsvector('pg_catalog.english', array_to_string(name_words, ' ')), 'A')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(tag_words, ' ')), 'B')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(category_words, ' ')), 'C')
    || setweight(to_tsvector('pg_catalog.english', array_to_string(text_words, ' ')), 'D');
END $$;
