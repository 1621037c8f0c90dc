import { testUploadFaviconApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(testUploadFaviconApi, async ({ file, viewer }) => {
  const { url } = await addSiteImage("favicon", file, viewer, "local");
  return { faviconUrl: url, storage: "test" as const };
});
