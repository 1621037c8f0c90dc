import { z } from "zod";
import { configPatch, siteConfig } from "@/lib/config/schema";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const contract = contractsOf({ tag: "Site configuration" });

export const getConfigApi = contract({
  method: "GET",
  path: "/api/config",
  access: "public",
  summary: "The site's settings",
  response: siteConfig,
});

export const refreshConfigApi = contract({
  method: "GET",
  path: "/api/config/force-refresh",
  access: "public",
  summary: "The site's settings, past every cache",
  query: z.object({
    _t: z.string().max(40).optional().meta({ description: "Any text, to get past caches." }),
  }),
  response: z.object({ success: z.literal(true), config: siteConfig }),
});

export const saveConfigApi = contract({
  method: "PUT",
  path: "/api/config",
  access: "admin",
  summary: "Changes any part of the site's settings",
  body: configPatch,
  // Custom code may be long, and of letters that take several bytes.
  maxBytes: 1024 * 1024,
  response: siteConfig,
});

export const testSaveConfigApi = contract({
  method: "PUT",
  path: "/api/config/test-save",
  access: "admin",
  developmentOnly: true,
  summary: "The same for development; in production there is no such address",
  body: configPatch,
  // Custom code may be long, and of letters that take several bytes.
  maxBytes: 1024 * 1024,
  response: z.object({ success: z.literal(true), config: siteConfig }),
});
