import { Parser } from "htmlparser2";

/** What may stand in a head; another tag ends it, as browsers have it. */
const headTags = new Set(["html", "head", "meta", "link", "base", "title", "script", "style"]);
/** Elements of a head that hold text. */
const texts = new Set(["title", "script", "style"]);
/** Elements whose tags are not in force. */
const asleep = new Set(["noscript", "template"]);
/** No head has so many tags; to follow tags within tags takes the square of their number. */
const mostTags = 2_000;

/**
 * The contents of the meta tags of this name in the head of a page. What stands in a title, a script, a comment or the body is
 * none: people other than the site's may have written it. Nothing after the head is read.
 */
export function metaContents(html: string, name: string): string[] {
  const found: string[] = [];
  let [tags, sleeping, isText] = [0, 0, false];
  const end = () => parser.pause();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if ((tags += 1) > mostTags) return end();
      if (asleep.has(tag)) sleeping += 1;
      if (sleeping > 0) return;
      if (!headTags.has(tag)) return end();
      isText = texts.has(tag);
      if (tag === "meta" && attributes.name?.toLowerCase() === name && attributes.content !== undefined)
        found.push(attributes.content.trim());
    },
    ontext(text) {
      // Text ends a head as another tag does.
      if (sleeping === 0 && !isText && /[^\t\n\f\r ]/.test(text)) end();
    },
    onclosetag(tag) {
      if (asleep.has(tag)) sleeping -= 1;
      else if (sleeping === 0) {
        isText = false;
        if (["head", "body", "html"].includes(tag)) end();
      }
    },
  });
  parser.write(html.replace(/^\ufeff/, ""));
  return found;
}
