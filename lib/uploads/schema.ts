import { z } from "zod";
import { storageNames } from "@/lib/platform/storage/schema";

/** The largest picture of a post or tool that is taken, bytes. */
export const maxPicture = 2 * 1024 * 1024;

/** What file pickers offer for one. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/gif";

/** What is said of a picture that is not taken. */
export const uploadMessages = {
  type: "Invalid file type. Please upload a JPEG, PNG, WebP, or GIF file.",
  size: "File is too large. Maximum size is 2MB.",
  server: "File is too large for the server to process.",
  authority: "Authentication error. Please ensure you have admin privileges.",
  unexpected: "An unexpected error occurred during upload.",
} as const;

/** How it is drawn anew, no wider than pages show. As tall as pictures may be: made to fit, a tall one could not be read. */
export const keptPicture = {
  formats: ["jpeg", "png", "webp", "gif"],
  typeMessage: uploadMessages.type,
  box: { width: 2_000, height: 8_000 },
  as: "webp",
  animated: true,
} as const;

/** An uploaded picture, ready to be shown. */
export const uploadedPicture = z
  .object({
    imageUrl: z.string().meta({ description: "A path on this server." }),
    width: z.number().int(),
    height: z.number().int(),
    storage: z.enum(storageNames),
  })
  .meta({ id: "UploadedPicture" });
export type UploadedPicture = z.output<typeof uploadedPicture>;
