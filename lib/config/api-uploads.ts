import { z } from "zod";
import { logoVariants, siteImages } from "@/lib/config/utils-uploads";
import { contract } from "@/lib/platform/http/contract";

const common = {
  method: "POST",
  access: "admin",
  tag: "Site configuration",
  limit: { name: "uploads", points: 60, seconds: 600 },
} as const;
const storage = z.enum(["local", "cloudinary", "test"]);
const logo = {
  ...common,
  file: { name: "logo", maxBytes: siteImages.logo.maxBytes },
  body: z.object({ type: z.enum(logoVariants).default("default") }),
  response: z.object({ logoUrl: z.string(), storage }),
} as const;
const favicon = {
  ...common,
  file: { name: "favicon", maxBytes: siteImages.favicon.maxBytes },
  response: z.object({ faviconUrl: z.string(), storage }),
} as const;
const ogImage = {
  ...common,
  file: { name: "ogImage", maxBytes: siteImages.og_image.maxBytes },
  response: z.object({ ogImageUrl: z.string(), storage }),
} as const;

export const uploadLogoApi = contract({
  ...logo,
  path: "/api/config/upload-logo",
  summary: "Keeps a logo: JPEG, PNG or SVG. The settings name it once they are saved with its address",
});
export const uploadLogoLocalApi = contract({
  ...logo,
  path: "/api/config/upload-logo-local",
  summary: "The same, on the server's own disk",
});
export const testUploadLogoApi = contract({
  ...logo,
  path: "/api/config/test-upload-logo",
  developmentOnly: true,
  summary: "The same for development; in production there is no such address",
});
export const uploadFaviconApi = contract({
  ...favicon,
  path: "/api/config/upload-favicon",
  summary: "Keeps a favicon: JPEG or PNG. The settings name it once they are saved with its address",
});
export const uploadFaviconLocalApi = contract({
  ...favicon,
  path: "/api/config/upload-favicon-local",
  summary: "The same, on the server's own disk",
});
export const testUploadFaviconApi = contract({
  ...favicon,
  path: "/api/config/test-upload-favicon",
  developmentOnly: true,
  summary: "The same for development; in production there is no such address",
});
export const uploadOgImageApi = contract({
  ...ogImage,
  path: "/api/config/upload-og-image",
  summary:
    "Keeps a sharing image: JPEG, PNG, SVG or GIF. The settings name it once they are saved with its address",
});
export const uploadOgImageLocalApi = contract({
  ...ogImage,
  path: "/api/config/upload-og-image-local",
  summary: "The same, on the server's own disk",
});
export const testUploadOgImageApi = contract({
  ...ogImage,
  path: "/api/config/test-upload-og-image",
  developmentOnly: true,
  summary: "The same for development; in production there is no such address",
});
