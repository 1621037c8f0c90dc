import { contractsOf } from "@/lib/platform/http/contracts-of";
import { maxPicture, uploadedPicture } from "@/lib/uploads/schema";

const upload = contractsOf({
  method: "POST",
  access: "admin",
  tag: "Uploads",
  status: 201,
  limit: { name: "uploads", points: 60, seconds: 600 },
  file: { name: "image", maxBytes: maxPicture },
  response: uploadedPicture,
});

export const uploadPostImageApi = upload({
  path: "/api/uploads/post-image",
  summary: "Keeps a picture for a post: JPEG, PNG, WebP or GIF, made into WebP without its metadata",
});
export const uploadToolPictureApi = upload({
  path: "/api/uploads/tool-picture",
  summary: "The same for a tool, without motion; its facts name it once they are saved with its address",
});
