import { uploadFaviconLocalApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(uploadFaviconLocalApi, async ({ file, viewer }) => {
  const { url, storage } = await addSiteImage("favicon", file, viewer, "local");
  return { faviconUrl: url, storage };
});
