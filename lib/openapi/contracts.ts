import * as accounts from "@/lib/accounts/api";
import * as activity from "@/lib/activity/api";
import * as categories from "@/lib/categories/api";
import type { Contract } from "@/lib/http/contract";
import * as launches from "@/lib/launches/api";
import * as description from "@/lib/openapi/api";
import * as reviews from "@/lib/reviews/api";
import * as sponsorships from "@/lib/sponsorships/api";
import * as tools from "@/lib/tools/api";

/**
 * Every call of the interface; the description groups them in this order. A test holds this list against the files
 * that declare contracts and those that answer them.
 */
export const contracts: readonly Contract[] = [
  tools,
  launches,
  categories,
  reviews,
  sponsorships,
  activity,
  accounts,
  description,
].flatMap((domain) => Object.values<Contract>(domain));
