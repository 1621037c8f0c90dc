-- What tools are filtered by, of these tools: "platform:web", "integration:slack", "free-plan", "open-source", "made-in-europe", "phone",
-- in order, and the least that the tool costs a month in dollars (0 with a free plan, null when unknown). Without a fact of its own a
-- free or freemium tool has a free plan, and a starting price such as "$20/month" counts. Europe is the members of the Council of
-- Europe without Turkey and the Caucasus.
CREATE OR REPLACE FUNCTION search.facts_of(ids varchar[], OUT id varchar, OUT facts text[], OUT price integer)
RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT tool.id, ARRAY(
      SELECT 'platform:' || value FROM jsonb_array_elements_text(coalesce(fact.values -> 'platforms', '[]')) AS listed (value)
      UNION SELECT 'integration:' || value FROM jsonb_array_elements_text(coalesce(fact.values -> 'integrations', '[]')) AS listed (value)
      UNION SELECT 'open-source' WHERE fact.values -> 'openSource' = 'true'
      UNION SELECT 'free-plan' WHERE free.plan
      UNION SELECT 'phone' WHERE fact.values -> 'platforms' ?| ARRAY['ios', 'android']
      UNION SELECT 'made-in-europe' WHERE fact.values ->> 'country' = ANY (string_to_array(
        'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA', ' '))
      ORDER BY 1
    ),
    CASE WHEN free.plan THEN 0 ELSE coalesce(
      (SELECT ceil(min((plan ->> 'amount')::numeric / CASE plan ->> 'period' WHEN 'year' THEN 12 ELSE 1 END))::int
       FROM jsonb_array_elements(coalesce(fact.values -> 'plans', '[]')) AS offer (plan)
       WHERE plan ->> 'currency' = 'USD' AND plan ->> 'period' IN ('month', 'seat', 'year') AND (plan ->> 'amount')::numeric > 0),
      ceil(substring(tool.starting_price FROM '^\$(\d{1,7}(\.\d+)?)/month')::numeric)::int
    ) END
  FROM public.tool
  LEFT JOIN LATERAL (SELECT jsonb_object_agg(field, value) AS values FROM public.tool_fact WHERE tool_id = tool.id) AS fact ON true
  CROSS JOIN LATERAL (SELECT coalesce((fact.values ->> 'hasFreePlan')::boolean, tool.pricing_type IN ('free', 'freemium')) AS plan) AS free
  WHERE tool.id = ANY (ids)
$$;

-- Of tools whose platforms are known.
INSERT INTO search.fact_set (facts, price)
SELECT DISTINCT facts, price FROM search.facts_of(ARRAY(SELECT tool_id FROM public.tool_fact WHERE field = 'platforms')) ORDER BY facts, price
ON CONFLICT DO NOTHING;
UPDATE search.revision SET n = n + 1;
CREATE TEMPORARY TABLE on_a_phone ON COMMIT DROP AS
SELECT facts.id, fact_set.id AS fact_set
FROM search.facts_of(ARRAY(SELECT tool_id FROM public.tool_fact WHERE field = 'platforms')) AS facts
JOIN search.fact_set ON fact_set.facts = facts.facts AND fact_set.price IS NOT DISTINCT FROM facts.price
WHERE 'phone' = ANY (facts.facts);
UPDATE search.rank SET fact_set = on_a_phone.fact_set FROM on_a_phone WHERE rank.id = on_a_phone.id;
UPDATE search.entry SET fact_set = on_a_phone.fact_set FROM on_a_phone WHERE entry.id = on_a_phone.id;
