import * as accounts from "@/lib/accounts/api";
import * as notices from "@/lib/accounts/api-notices";
import * as activity from "@/lib/activity-feed/api";
import * as adminLog from "@/lib/platform/audit-log/api";
import * as alternatives from "@/lib/tools/alternatives/api";
import * as ranking from "@/lib/tools/ranking/api";
import * as avatars from "@/lib/accounts/avatars/api";
import * as blog from "@/lib/posts/blog/api";
import * as categories from "@/lib/categories/api";
import * as comparison from "@/lib/tools/comparison/api";
import * as config from "@/lib/config/api";
import * as configUploads from "@/lib/config/api-uploads";
import * as homeRows from "@/lib/home-rows/api";
import type { Contract } from "@/lib/platform/http/contract";
import * as inquiries from "@/lib/sponsorships/inquiries/api";
import * as integrity from "@/lib/integrity/api";
import * as links from "@/lib/tools/links/api";
import * as launches from "@/lib/engagement/launches/api";
import * as news from "@/lib/posts/news/api";
import * as description from "@/lib/platform/openapi/api";
import * as owners from "@/lib/owners/api";
import * as proposals from "@/lib/owners/api-proposals";
import * as recordSearch from "@/lib/record-search/api";
import * as reports from "@/lib/reports/api";
import * as reviews from "@/lib/reviews/api";
import * as saves from "@/lib/engagement/saves/api";
import * as searches from "@/lib/searches/api";
import * as searchWords from "@/lib/search-words/api";
import * as softwarePages from "@/lib/software-pages/api";
import * as sponsorships from "@/lib/sponsorships/api";
import * as submissions from "@/lib/submissions/api";
import * as tasks from "@/lib/tasks/api";
import * as tasksAdmin from "@/lib/tasks/api-admin";
import * as tools from "@/lib/tools/api";
import * as toolFacets from "@/lib/tools/facets/api";
import * as toolFacts from "@/lib/tools/facts/api";
import * as toolsAdmin from "@/lib/tools/api-admin";
import * as uploads from "@/lib/uploads/api";
import * as visitors from "@/lib/engagement/visitors/api";
import * as users from "@/lib/accounts/api-admin";
import * as votes from "@/lib/engagement/votes/api";

/**
 * Every call of the interface, in the order in which the OpenAPI description groups them. A test compares this list
 * with the files that declare contracts and with the routes.
 */
export const contracts: readonly Contract[] = [
  tools,
  toolFacets,
  toolFacts,
  alternatives,
  ranking,
  toolsAdmin,
  links,
  comparison,
  submissions,
  visitors,
  votes,
  launches,
  tasks,
  tasksAdmin,
  searchWords,
  searches,
  categories,
  owners,
  proposals,
  reviews,
  reports,
  news,
  blog,
  uploads,
  softwarePages,
  sponsorships,
  inquiries,
  activity,
  integrity,
  accounts,
  notices,
  saves,
  avatars,
  users,
  recordSearch,
  adminLog,
  config,
  configUploads,
  homeRows,
  description,
].flatMap((domain) => Object.values<Contract>(domain));
