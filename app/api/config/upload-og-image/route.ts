import { uploadOgImageApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(uploadOgImageApi, async ({ file, viewer }) => {
  const { url, storage } = await addSiteImage("og_image", file, viewer);
  return { ogImageUrl: url, storage };
});
