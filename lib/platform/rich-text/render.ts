import "server-only";
import { slugify } from "@/lib/platform/plain-text/utils";
import { ownPath, textOfHtml } from "@/lib/platform/rich-text/utils";
import { sanitize } from "@/lib/platform/rich-text/sanitize";
import type { Heading, RichText } from "@/lib/platform/rich-text/schema";

/** A table that has no room is pushed sideways, by keyboard as well. */
const tableOpens = '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>';

/** What a picture without a size is given, so that the page keeps room for it. */
const assumedSize = 'width="1280" height="720"';

/**
 * A stored body as a page shows it, sanitised once more. Its headings stand below the page's own h1 and have ids to
 * link to. Pictures elsewhere become links: a visitor's browser talks to this server alone.
 *
 * @param site the site's own address
 */
export function renderRichText(stored: string, site: string): RichText {
  const headings: Heading[] = [];
  const unique = uniqueIds();
  const body = sanitize(stored);
  const hasTop = body.includes("<h1>");
  const html = body
    .replace(
      /<img src="([^"]*)" alt="([^"]*)"([^>]*?)\s*\/?>/g,
      (_, src: string, alt: string, rest: string) => picture(src, alt, rest, site),
    )
    .replace(/<h([12])>([\s\S]*?)<\/h\1>/g, (_, written: string, inner: string) => {
      const text = textOfHtml(inner);
      if (!text) return "";
      // Without a heading of the first level the second takes its place, and so does what comes before the first one.
      const level = hasTop && written === "2" && headings.length > 0 ? 3 : 2;
      const id = unique(`section-${slugify(text).slice(0, 60) || "part"}`);
      headings.push({ id, text, level });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    })
    .replaceAll("<table>", tableOpens)
    .replaceAll("</table>", "</table></div>");
  return { html, headings };
}

function picture(src: string, alt: string, rest: string, site: string): string {
  const path = ownPath(src.replaceAll("&amp;", "&"), site);
  if (path === undefined) return `<a href="${src}" rel="noopener nofollow">${alt || "Picture"}</a>`;
  const size = rest.includes("width=") ? "" : ` ${assumedSize}`;
  return `<img src="${path.replaceAll("&", "&amp;").replaceAll('"', "%22")}" alt="${alt}"${size}${rest} />`;
}

/** Gives each id once: the second of an equal pair ends in -2. No number is tried twice for the same id. */
function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (id) => {
    let candidate = id;
    let n = last.get(id) ?? 1;
    while (taken.has(candidate)) candidate = `${id}-${++n}`;
    last.set(id, n);
    taken.add(candidate);
    return candidate;
  };
}
