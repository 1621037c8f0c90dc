/**
 * How a search found tools, in the header `X-Search` of their list too: by their name (`exact`), by all that was asked for (`all`),
 * by words that are spelled like those of the search (`spelling`), in passing alone (`mention`), a few by all of it beside those that
 * come nearest (`few`), only these (`some`), or what can stand in for the tool that was named and does not meet its conditions
 * (`instead`).
 */
export type Match = "exact" | "all" | "spelling" | "mention" | "few" | "some" | "instead";
