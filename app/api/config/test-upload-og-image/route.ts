import { testUploadOgImageApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(testUploadOgImageApi, async ({ file, viewer }) => {
  const { url } = await addSiteImage("og_image", file, viewer, "local");
  return { ogImageUrl: url, storage: "test" as const };
});
