import { uploadOgImageLocalApi } from "@/lib/config/api-uploads";
import { keepSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(uploadOgImageLocalApi, keepSiteImage("og_image", "local"));
