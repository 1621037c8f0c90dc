import { contract } from "@/lib/platform/http/contract";
import { maxPicture, uploadedPicture } from "@/lib/uploads/schema";

const common = {
  method: "POST",
  access: "admin",
  tag: "Uploads",
  status: 201,
  limit: { name: "uploads", points: 60, seconds: 600 },
  file: { name: "image", maxBytes: maxPicture },
  response: uploadedPicture,
} as const;

export const uploadPostImageApi = contract({
  ...common,
  path: "/api/uploads/post-image",
  summary: "Keeps a picture for a post: JPEG, PNG, WebP or GIF, made into WebP without its metadata",
});
export const uploadToolPictureApi = contract({
  ...common,
  path: "/api/uploads/tool-picture",
  summary: "The same for a tool, without motion; its facts name it once they are saved with its address",
});
