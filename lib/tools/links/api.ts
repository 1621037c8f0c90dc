import { contract } from "@/lib/platform/http/contract";
import { z } from "zod";
import { linkAction, linkDetail, linkDto, linkParams, linkQuery } from "@/lib/tools/links/schema";

const tag = "Links";

export const listLinksApi = contract({
  method: "GET",
  path: "/api/links",
  access: "admin",
  tag,
  summary:
    "What is known of tools' websites, the last visited first; those to look at unless a state is asked for",
  query: linkQuery,
  response: z.array(linkDto),
  paged: true,
});

export const getLinkApi = contract({
  method: "GET",
  path: "/api/links/{id}",
  access: "admin",
  tag,
  summary: "What is known of a tool's website, with its last 30 changes",
  params: linkParams,
  response: linkDetail,
});

export const changeLinkApi = contract({
  method: "PATCH",
  path: "/api/links/{id}",
  access: "admin",
  tag,
  summary: "Marks a tool's website as working, or has it visited soon",
  params: linkParams,
  body: linkAction,
  response: linkDetail,
});
