-- Time-ordered 24-character hexadecimal keys: 8 of the second, 6 of a counter, 10 random.
CREATE OR REPLACE FUNCTION public.new_object_id() RETURNS varchar LANGUAGE sql VOLATILE AS $$
  SELECT lpad(to_hex(extract(epoch FROM clock_timestamp())::bigint), 8, '0')
      || lpad(to_hex(nextval('object_id_counter')), 6, '0')
      || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
$$;
