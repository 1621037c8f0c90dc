import { uploadOgImageLocalApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(uploadOgImageLocalApi, async ({ file, viewer }) => {
  const { url, storage } = await addSiteImage("og_image", file, viewer, "local");
  return { ogImageUrl: url, storage };
});
