import type { z } from "zod";
import { readSearchParams, type SearchParams } from "@/lib/list/search-params";
import { notFoundMetadata, type PageDescription, pageMetadata } from "@/lib/seo/metadata";

/** The metadata of a page that shows what its address asks for, by its schema; an address that asks for nothing there is has none. */
export const viewMetadata =
  <T>(view: z.ZodType<T>, describe: (asked: T) => PageDescription) =>
  async ({ searchParams }: { searchParams: Promise<SearchParams> }) => {
    const asked = readSearchParams(view, await searchParams);
    return asked ? pageMetadata(describe(asked)) : notFoundMetadata();
  };

/** The metadata of a list, of which search engines take the first page in its usual order alone. */
export const listMetadata = <T>(
  view: z.ZodType<T>,
  page: { title: string; description: string; path: string },
  isPart: (asked: T) => boolean,
) => viewMetadata(view, (asked) => ({ ...page, canonical: page.path, noindex: isPart(asked) }));
