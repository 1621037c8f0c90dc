import { handle } from "@/lib/platform/http/handle";
import { moveSoftwarePageApi } from "@/lib/software-pages/api";
import { moveSoftwarePage } from "@/lib/software-pages/mutations";

export const PATCH = handle(moveSoftwarePageApi, ({ params, body, viewer }) =>
  moveSoftwarePage(params.id, body.place, viewer),
);
