import { assertRole, isAdmin } from "@/lib/platform/auth/admins";
import { handle } from "@/lib/platform/http/handle";
import { createSoftwarePageApi, listSoftwarePagesApi } from "@/lib/software-pages/api";
import { createSoftwarePage } from "@/lib/software-pages/mutations";
import { listSoftwarePages } from "@/lib/software-pages/queries-admin";

export const GET = handle(listSoftwarePagesApi, ({ query, viewer }) => {
  if (query.status && query.status !== "published") assertRole(viewer, "admin");
  return listSoftwarePages(query, { allTools: isAdmin(viewer) && query.status !== undefined });
});

export const POST = handle(createSoftwarePageApi, ({ body, viewer }) => createSoftwarePage(body, viewer));
