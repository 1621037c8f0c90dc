import "server-only";
import { type SiteImageKind, siteImages } from "@/lib/config/utils-uploads";
import { redraw } from "@/lib/platform/images/redraw";
import { put } from "@/lib/platform/storage/mutations";

/** What the address of each kept picture is called in the answer. */
const names = { logo: "logoUrl", favicon: "faviconUrl", og_image: "ogImageUrl" } as const;

/**
 * The function of a call that keeps a picture of the site's own, in the current storage or on this server's disk, where those of
 * a test are kept as well. The settings name it only when they are saved with its address.
 */
export const keepSiteImage =
  <K extends SiteImageKind>(kind: K, into?: "local" | "test") =>
  async ({ file, viewer }: { file: Buffer; viewer: { id: string } }) => {
    const { bytes, type, width, height } = await redraw(file, { ...siteImages[kind], as: "photo" });
    const { url, storage } = await put(kind, bytes, type, {
      width,
      height,
      createdById: viewer.id,
      into: into && "local",
    });
    const address = { [names[kind]]: url } as Record<(typeof names)[K], string>;
    return { ...address, storage: into ?? storage };
  };
