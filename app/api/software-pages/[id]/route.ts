import { hasRole } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getSoftwarePageApi, removeSoftwarePageApi, updateSoftwarePageApi } from "@/lib/software-pages/api";
import { removeSoftwarePage, updateSoftwarePage } from "@/lib/software-pages/mutations";
import { findSoftwarePage } from "@/lib/software-pages/queries-admin";

export const GET = handle(getSoftwarePageApi, async ({ params, viewer }) => {
  const hidden = viewer !== null && hasRole(viewer.role, "admin");
  const page = await findSoftwarePage(params.id, { hidden });
  if (!page) throw new AppError("not_found", "Software page not found");
  return page;
});

export const PUT = handle(updateSoftwarePageApi, ({ params, body, viewer }) =>
  updateSoftwarePage(params.id, body, viewer),
);

export const DELETE = handle(removeSoftwarePageApi, async ({ params, viewer }) => {
  await removeSoftwarePage(params.id, viewer);
  return { success: true as const };
});
