import { handle } from "@/lib/platform/http/handle";
import { uploadToolPictureApi } from "@/lib/uploads/api";
import { addPicture } from "@/lib/uploads/mutations";

export const POST = handle(uploadToolPictureApi, ({ file, viewer }) =>
  addPicture("tool_picture", file, viewer),
);
