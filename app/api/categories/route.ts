import { listCategoriesApi } from "@/lib/categories/api";
import { listCategories } from "@/lib/categories/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listCategoriesApi, async () =>
  (await listCategories()).map(({ code: _code, aliases: _aliases, ...category }) => category),
);
