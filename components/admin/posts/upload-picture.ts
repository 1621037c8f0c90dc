import { call } from "@/lib/platform/http/client";
import type { uploadPostImageApi } from "@/lib/uploads/api";
import type { PostImage } from "@/lib/uploads/schema";
import { refusalOf, uploadFailure } from "@/lib/uploads/utils";

/** Sends a picture to be kept. Gives it, or the sentence that explains why not. */
export async function uploadPicture(file: File): Promise<PostImage | string> {
  const refusal = refusalOf(file);
  if (refusal) return refusal;
  try {
    return await call<typeof uploadPostImageApi>("POST", "/api/uploads/post-image", {
      file: { image: file },
    });
  } catch (reason) {
    return uploadFailure(reason);
  }
}
