import "server-only";
import { z } from "zod";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { blogColumns, toBlog } from "@/lib/posts/blog/mapper";
import { cardRow } from "@/lib/posts/queries";
import { readsOf } from "@/lib/posts/queries-kind";

export const {
  list: listBlog,
  getNow: getBlogNow,
  get: getBlog,
  listCards: listBlogCards,
} = readsOf(
  "blog",
  (ids) => db.blogPost.findMany({ where: { id: { in: ids } }, select: blogColumns }),
  toBlog,
  { columns: Prisma.sql`, post.read_time AS "readTime"`, row: cardRow.extend({ readTime: z.string() }) },
);
