import { z } from "zod";
import { placement } from "@/lib/platform/admin-list/schema";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { reportLink, reportQuery, sponsorshipReport } from "@/lib/sponsorships/report/schema";
import {
  availableTool,
  availableToolQuery,
  seenSponsorships,
  sponsorshipChange,
  sponsorshipDto,
  sponsorshipInput,
  sponsorshipQuery,
} from "@/lib/sponsorships/schema";

const open = contractsOf({ tag: "Sponsorships", access: "public", viewer: "optional" });
const admin = contractsOf({ tag: "Sponsorships", access: "admin" });
const counter = contractsOf({
  tag: "Sponsorships",
  method: "POST",
  access: "visitor",
  viewer: "optional",
  // Shared by all anonymous counters.
  limit: { name: "counters", points: 120, seconds: 60 },
});

export const listSponsorshipsApi = open({
  method: "GET",
  path: "/api/sponsorships",
  summary: "The sponsored listings that are running, in their order; administrators may ask for any status",
  query: sponsorshipQuery,
  response: z.array(sponsorshipDto),
  paged: true,
});

export const listAvailableToolsApi = admin({
  method: "GET",
  path: "/api/sponsorships/available-tools",
  summary: "Published tools that a listing can be made for, by a text",
  query: availableToolQuery,
  response: z.array(availableTool),
  paged: true,
});

export const createSponsorshipApi = admin({
  method: "POST",
  path: "/api/sponsorships",
  summary: "Creates a sponsored listing of a published tool",
  status: 201,
  body: sponsorshipInput,
  response: sponsorshipDto,
});

export const updateSponsorshipApi = admin({
  method: "PUT",
  path: "/api/sponsorships/{id}",
  summary: "Changes a listing; 409 with the `current` one when somebody else was quicker",
  body: sponsorshipChange,
  response: sponsorshipDto,
});

export const moveSponsorshipApi = admin({
  method: "PATCH",
  path: "/api/sponsorships/{id}/place",
  summary: "Gives a listing a place in the order of the home page; those in between make room",
  body: placement,
  response: sponsorshipDto,
});

export const removeSponsorshipApi = admin({
  method: "DELETE",
  path: "/api/sponsorships/{id}",
  summary: "Deletes a listing",
});

export const countImpressionApi = counter({
  path: "/api/sponsorships/{id}/impression",
  summary: "Counts that a visitor had half of a running listing in view for a second, once a day",
});

export const countImpressionsApi = counter({
  path: "/api/sponsorships/impressions",
  summary: "The same for several listings; those that are not running are passed over",
  body: seenSponsorships,
});

export const countClickApi = counter({
  path: "/api/sponsorships/{id}/click",
  summary: "Counts that a visitor opened a running listing, once a day",
});

export const getReportApi = open({
  method: "GET",
  path: "/api/sponsorships/{id}/report",
  summary:
    "A listing's impressions and clicks by day, and what was left out, for who has its link and administrators",
  limit: { name: "sponsorship-report", points: 60, seconds: 60 },
  query: reportQuery,
  response: sponsorshipReport,
});

export const renewReportLinkApi = admin({
  method: "POST",
  path: "/api/sponsorships/{id}/report-link",
  summary: "Makes a new link to a listing's report; the former one leads nowhere from then on",
  response: reportLink,
});
