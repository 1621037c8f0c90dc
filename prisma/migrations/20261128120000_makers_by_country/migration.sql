-- Searches ask for the tools whose maker is in a country: "made in Switzerland".
CREATE INDEX tool_fact_country ON public.tool_fact (value, tool_id) WHERE field = 'country';
