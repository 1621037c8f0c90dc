-- Every write of a tool planned these statements anew, which took longer than to run them.
ALTER FUNCTION search.sync_tools(varchar[]) SET plan_cache_mode = force_generic_plan;
