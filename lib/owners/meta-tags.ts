import { Parser } from "htmlparser2";

/** What may stand in a head; another tag ends it, as browsers have it. */
const headTags = new Set(["html", "head", "meta", "link", "base", "title", "script", "style"]);
/** Elements whose tags are not in force. */
const asleep = new Set(["noscript", "template"]);

/**
 * The contents of the meta tags of this name in the head of a page. What stands in a title, a script, a comment or the body is
 * none: people other than the site's may have written it.
 */
export function metaContents(html: string, name: string): string[] {
  const found: string[] = [];
  let sleeping = 0;
  let isOver = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (asleep.has(tag)) sleeping += 1;
      if (isOver || sleeping > 0) return;
      isOver = !headTags.has(tag);
      if (tag === "meta" && attributes.name?.toLowerCase() === name && attributes.content !== undefined)
        found.push(attributes.content.trim());
    },
    onclosetag(tag) {
      if (asleep.has(tag)) sleeping -= 1;
      else if (tag === "head" && sleeping === 0) isOver = true;
    },
  });
  parser.end(html);
  return found;
}
