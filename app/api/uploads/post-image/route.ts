import { handle } from "@/lib/platform/http/handle";
import { uploadPostImageApi } from "@/lib/uploads/api";
import { addPostImage } from "@/lib/uploads/mutations";

export const POST = handle(uploadPostImageApi, ({ file, viewer }) => addPostImage(file, viewer));
