import { handle } from "@/lib/platform/http/handle";
import { uploadPostImageApi } from "@/lib/uploads/api";
import { addPicture } from "@/lib/uploads/mutations";

export const POST = handle(uploadPostImageApi, ({ file, viewer }) => addPicture("post_image", file, viewer));
