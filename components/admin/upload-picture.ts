import { call } from "@/lib/platform/http/client";
import type { uploadPostImageApi, uploadToolPictureApi } from "@/lib/uploads/api";
import type { UploadedPicture } from "@/lib/uploads/schema";
import { refusalOf, uploadFailure } from "@/lib/uploads/utils";

/** How long an upload may take, milliseconds: a slow line has to get it through. */
const timeout = 60_000;

type Uploads = typeof uploadPostImageApi | typeof uploadToolPictureApi;

export async function uploadPicture(
  file: File,
  path: Uploads["path"] = "/api/uploads/post-image",
): Promise<UploadedPicture | string> {
  const refusal = refusalOf(file);
  if (refusal) return refusal;
  const body = new FormData();
  body.append("image", file);
  try {
    return await call<Uploads>("POST", path, { body, timeout });
  } catch (reason) {
    return uploadFailure(reason);
  }
}
