import { testUploadLogoApi } from "@/lib/config/api-uploads";
import { keepSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(testUploadLogoApi, keepSiteImage("logo", "test"));
