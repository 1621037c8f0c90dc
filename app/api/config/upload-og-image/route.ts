import { uploadOgImageApi } from "@/lib/config/api-uploads";
import { keepSiteImage } from "@/lib/config/images";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(uploadOgImageApi, keepSiteImage("og_image"));
