import { isAdmin } from "@/lib/platform/auth/admins";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getSoftwarePageApi, removeSoftwarePageApi, updateSoftwarePageApi } from "@/lib/software-pages/api";
import { removeSoftwarePage, updateSoftwarePage } from "@/lib/software-pages/mutations";
import { findSoftwarePage } from "@/lib/software-pages/queries-admin";

export const GET = handle(getSoftwarePageApi, ({ params, viewer }) =>
  found(findSoftwarePage(params.id, { hidden: isAdmin(viewer) }), "Software page not found"),
);

export const PUT = handle(updateSoftwarePageApi, ({ params, body, viewer }) =>
  updateSoftwarePage(params.id, body, viewer),
);

export const DELETE = handle(removeSoftwarePageApi, ({ params, viewer }) =>
  removeSoftwarePage(params.id, viewer),
);
