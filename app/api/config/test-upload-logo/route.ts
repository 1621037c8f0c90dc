import { testUploadLogoApi } from "@/lib/config/api-uploads";
import { addSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(testUploadLogoApi, async ({ file, viewer }) => {
  const { url } = await addSiteImage("logo", file, viewer, "local");
  return { logoUrl: url, storage: "test" as const };
});
