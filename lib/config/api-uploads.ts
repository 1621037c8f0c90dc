import { z } from "zod";
import { logoVariants, siteImages } from "@/lib/config/utils-uploads";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const common = {
  method: "POST",
  access: "admin",
  tag: "Site configuration",
  limit: { name: "uploads", points: 60, seconds: 600 },
} as const;
const storage = z.enum(["local", "cloudinary", "test"]);
const onDisk = { summary: "The same, on the server's own disk" } as const;
const inDevelopment = {
  developmentOnly: true,
  summary: "The same for development; in production there is no such address",
} as const;

const logo = contractsOf({
  ...common,
  file: { name: "logo", maxBytes: siteImages.logo.maxBytes },
  body: z.object({ type: z.enum(logoVariants).default("default") }),
  response: z.object({ logoUrl: z.string(), storage }),
});
const favicon = contractsOf({
  ...common,
  file: { name: "favicon", maxBytes: siteImages.favicon.maxBytes },
  response: z.object({ faviconUrl: z.string(), storage }),
});
const ogImage = contractsOf({
  ...common,
  file: { name: "ogImage", maxBytes: siteImages.og_image.maxBytes },
  response: z.object({ ogImageUrl: z.string(), storage }),
});

export const uploadLogoApi = logo({
  path: "/api/config/upload-logo",
  summary: "Keeps a logo: JPEG, PNG or SVG. The settings name it once they are saved with its address",
});
export const uploadLogoLocalApi = logo({ ...onDisk, path: "/api/config/upload-logo-local" });
export const testUploadLogoApi = logo({ ...inDevelopment, path: "/api/config/test-upload-logo" });

export const uploadFaviconApi = favicon({
  path: "/api/config/upload-favicon",
  summary: "Keeps a favicon: JPEG or PNG. The settings name it once they are saved with its address",
});
export const uploadFaviconLocalApi = favicon({ ...onDisk, path: "/api/config/upload-favicon-local" });
export const testUploadFaviconApi = favicon({ ...inDevelopment, path: "/api/config/test-upload-favicon" });

export const uploadOgImageApi = ogImage({
  path: "/api/config/upload-og-image",
  summary:
    "Keeps a sharing image: JPEG, PNG, SVG or GIF. The settings name it once they are saved with its address",
});
export const uploadOgImageLocalApi = ogImage({ ...onDisk, path: "/api/config/upload-og-image-local" });
export const testUploadOgImageApi = ogImage({ ...inDevelopment, path: "/api/config/test-upload-og-image" });
