-- The key of a website has its host without a dot at its end, and the query, in order and without what only says where a visitor
-- comes from: what lib/tools/utils-address.ts makes of an address.
CREATE FUNCTION pg_temp.new_key(key text, address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(key, '^([^/]*[^./])\.+(/|$)', '\1\2') || coalesce('?' || (
    SELECT string_agg(part, '&' ORDER BY part COLLATE "C")
    FROM unnest(string_to_array(
      replace(lower(substring(address from '^[^?#]*\?([^#]*)')), '''', '%27'), '&')) AS part
    WHERE part <> '' AND split_part(part, '=', 1)
      !~ '^(ref|utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_ga|_gl)$'
  ), '')
$$;
UPDATE tool SET website_key = pg_temp.new_key(website_key, website_url)
  WHERE website_key <> pg_temp.new_key(website_key, website_url);
UPDATE submission SET website_key = pg_temp.new_key(website_key, website_url)
  WHERE website_key <> pg_temp.new_key(website_key, website_url);
