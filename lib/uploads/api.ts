import { contract } from "@/lib/platform/http/contract";
import { maxPostImage, postImage } from "@/lib/uploads/schema";

export const uploadPostImageApi = contract({
  method: "POST",
  path: "/api/uploads/post-image",
  access: "admin",
  tag: "Uploads",
  summary: "Keeps a picture for a post: JPEG, PNG, WebP or GIF, made into WebP without its metadata",
  status: 201,
  limit: { name: "uploads", points: 60, seconds: 600 },
  file: { name: "image", maxBytes: maxPostImage },
  response: postImage,
});
