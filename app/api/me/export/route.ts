import { exportMeApi } from "@/lib/accounts/api";
import { getExport } from "@/lib/accounts/queries-export";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(
  exportMeApi,
  async ({ viewer }) => {
    const data = await getExport(viewer.id);
    if (!data) throw new AppError("unauthenticated");
    return data;
  },
  {
    headers: {
      "Cache-Control": "no-store",
      "Content-Disposition": 'attachment; filename="my-data.json"',
    },
  },
);
