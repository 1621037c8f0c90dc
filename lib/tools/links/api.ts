import { contractsOf } from "@/lib/platform/http/contracts-of";
import { z } from "zod";
import { linkAction, linkDetail, linkDto, linkQuery } from "@/lib/tools/links/schema";

const contract = contractsOf({ tag: "Links", access: "admin" });

export const listLinksApi = contract({
  method: "GET",
  path: "/api/links",
  summary:
    "What is known of tools' websites, the last visited first; those to look at unless a state is asked for",
  query: linkQuery,
  response: z.array(linkDto),
  paged: true,
});

export const getLinkApi = contract({
  method: "GET",
  path: "/api/links/{id}",
  summary: "What is known of a tool's website, with its last 30 changes",
  response: linkDetail,
});

export const changeLinkApi = contract({
  method: "PATCH",
  path: "/api/links/{id}",
  summary: "Marks a tool's website as working, or has it visited soon",
  body: linkAction,
  response: linkDetail,
});
