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
 * link to. Pictures elsewhere become links, or the words of the link that they stand in: a visitor's browser talks to this server
 * alone.
 *
 * @param site the site's own address
 */
export function renderRichText(stored: string, site: string): RichText {
  const headings: Heading[] = [];
  const unique = uniqueIds();
  const body = sanitize(stored);
  const hasTop = body.includes("<h1>");
  let links = 0;
  const html = body
    .replace(
      /<(\/?)a[ >]|<img src="([^"]*)" alt="([^"]*)"([^>]*?)\s*\/?>/g,
      (tag, slash: string, src: string | undefined, alt: string, rest: string) => {
        if (src !== undefined) return picture({ src, alt, rest }, links > 0, site);
        links += slash ? -1 : 1;
        return tag;
      },
    )
    .replace(/<h([12])>([\s\S]*?)<\/h\1>/g, (_, written: string, inner: string) => {
      const text = textOfHtml(inner) || textOfHtml(inner.replace(pictureTag, "$1"));
      if (!text) return inner.includes("<img ") ? `<p>${inner}</p>` : "";
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

/** A picture as {@link picture} writes it, with its words. */
const pictureTag = /<img src="[^"]*" alt="([^"]*)"[^>]*>/g;

function picture(
  { src, alt, rest }: { src: string; alt: string; rest: string },
  inLink: boolean,
  site: string,
): string {
  const path = ownPath(src.replaceAll("&amp;", "&"), site);
  const words = alt || "Picture";
  if (path === undefined) return inLink ? words : `<a href="${src}" rel="noopener nofollow">${words}</a>`;
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
