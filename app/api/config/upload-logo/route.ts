import { uploadLogoApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(uploadLogoApi, async ({ file, viewer }) => {
  const { url, storage } = await addSiteImage("logo", file, viewer);
  return { logoUrl: url, storage };
});
