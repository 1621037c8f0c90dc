import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { success } from "@/lib/platform/http/success";
import { idParams } from "@/lib/platform/input/schema";
import { blogChange, blogDto, blogInput } from "@/lib/posts/blog/schema";
import { postQuery } from "@/lib/posts/schema";

const contract = contractsOf({ tag: "Blog" });

export const listBlogApi = contract({
  method: "GET",
  path: "/api/blog",
  access: "public",
  viewer: "optional",
  summary: "The published blog posts, newest first; administrators may ask for any status",
  query: postQuery,
  response: z.array(blogDto),
  searches: true,
  paged: true,
});

export const getBlogApi = contract({
  method: "GET",
  path: "/api/blog/{id}",
  access: "public",
  viewer: "optional",
  summary: "One blog post, by slug or id",
  params: idParams,
  response: blogDto,
});

export const createBlogApi = contract({
  method: "POST",
  path: "/api/blog",
  access: "admin",
  summary: "Creates a blog post",
  status: 201,
  body: blogInput,
  response: blogDto,
});

export const updateBlogApi = contract({
  method: "PATCH",
  path: "/api/blog/{id}",
  access: "admin",
  summary: "Changes fields of a blog post; 409 with the `current` one when somebody else was quicker",
  params: idParams,
  body: blogChange,
  response: blogDto,
});

export const removeBlogApi = contract({
  method: "DELETE",
  path: "/api/blog/{id}",
  access: "admin",
  summary: "Deletes a blog post",
  params: idParams,
  response: success,
});
