import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { blogChange, blogDto, blogInput } from "@/lib/posts/blog/schema";
import { postQuery } from "@/lib/posts/schema";

const open = contractsOf({ tag: "Blog", access: "public", viewer: "optional" });
const admin = contractsOf({ tag: "Blog", access: "admin" });

export const listBlogApi = open({
  method: "GET",
  path: "/api/blog",
  summary: "The published blog posts, newest first; administrators may ask for any status",
  query: postQuery,
  response: z.array(blogDto),
  searches: true,
  paged: true,
});

export const getBlogApi = open({
  method: "GET",
  path: "/api/blog/{id}",
  summary: "One blog post, by slug or id",
  response: blogDto,
});

export const createBlogApi = admin({
  method: "POST",
  path: "/api/blog",
  summary: "Creates a blog post",
  status: 201,
  body: blogInput,
  response: blogDto,
});

export const updateBlogApi = admin({
  method: "PATCH",
  path: "/api/blog/{id}",
  summary: "Changes fields of a blog post; 409 with the `current` one when somebody else was quicker",
  body: blogChange,
  response: blogDto,
});

export const removeBlogApi = admin({
  method: "DELETE",
  path: "/api/blog/{id}",
  summary: "Deletes a blog post",
});
