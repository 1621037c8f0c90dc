import { z } from "zod";
import { categoryDto } from "@/lib/categories/schema";
import { contract } from "@/lib/platform/http/contracts-of";

export const listCategoriesApi = contract({
  method: "GET",
  path: "/api/categories",
  access: "public",
  tag: "Categories",
  summary: "All categories in their order, with the number of published tools",
  response: z.array(categoryDto),
});
