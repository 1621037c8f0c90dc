import { listCategoriesApi } from "@/lib/categories/api";
import { listCategories } from "@/lib/categories/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listCategoriesApi, listCategories);
