import { hasRole } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { createSoftwarePageApi, listSoftwarePagesApi } from "@/lib/software-pages/api";
import { createSoftwarePage } from "@/lib/software-pages/mutations";
import { listSoftwarePages } from "@/lib/software-pages/queries-admin";

export const GET = handle(listSoftwarePagesApi, ({ query, viewer }) => {
  const admin = viewer !== null && hasRole(viewer.role, "admin");
  const { status = "published" } = query;
  if (status !== "published" && !admin) throw new AppError(viewer ? "forbidden" : "unauthenticated");
  return listSoftwarePages(query, { allTools: admin && query.status !== undefined });
});

export const POST = handle(createSoftwarePageApi, ({ body, viewer }) => createSoftwarePage(body, viewer));
