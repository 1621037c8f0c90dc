import { reachOf } from "@/components/ui/late";

/** Fetches the search dialog. Called when it is likely to be wanted, so that it opens at once. */
export const loadSearch = () => import("@/components/search/search-dialog");

/** For what somebody reaches who is about to search. */
export const searchReach = reachOf(loadSearch);
