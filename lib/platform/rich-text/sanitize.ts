import "server-only";
import sanitizeHtml, { type IOptions, type Tag } from "sanitize-html";
import { leadsAway, linkAddress, pictureAddress, raiseHeadings } from "@/lib/platform/rich-text/utils";

/** The one list of what a body may hold: what the editor writes. See docs/decisions/0010-rich-text.md. */
const options: IOptions = {
  // Levels from 3 on only pass through to be moved up below.
  allowedTags: [
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "strong",
    "em",
    "s",
    "u",
    "code",
    "pre",
    "blockquote",
    "ul",
    "ol",
    "li",
    // Rows alone: what groups them is the browser's to add.
    "table",
    "tr",
    "th",
    "td",
    "a",
    "img",
    "br",
    "hr",
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start"],
  },
  // Of these the content goes as well: it is code, or was never meant to be read.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "select",
    "noscript",
    "noembed",
    "noframes",
    "iframe",
    "object",
    "template",
    "title",
    "svg",
    "math",
    "xmp",
    "plaintext",
  ],
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    a: (_, { href = "" }) => link(href),
    img: (_, attributes) => image(attributes),
    ol: (_, { start = "" }): Tag => ({
      tagName: "ol",
      attribs: /^[1-9]\d{0,3}$/.test(start) ? { start } : {},
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** A link keeps its address when it is one of ours, of the web or of a mailbox; without one it is only text. */
function link(given: string): Tag {
  const href = linkAddress(given);
  if (href === undefined) return { tagName: "a", attribs: {} };
  return { tagName: "a", attribs: leadsAway(href) ? { href, rel: "noopener nofollow" } : { href } };
}

function image({ src: given = "", alt = "", width = "", height = "" }: Record<string, string>): Tag {
  const src = pictureAddress(given);
  if (src === undefined) return { tagName: "img", attribs: {} };
  const sized = [width, height].every((size) => /^[1-9]\d{0,3}$/.test(size));
  return {
    tagName: "img",
    attribs: {
      src,
      alt: alt.trim().slice(0, 300),
      ...(sized ? { width, height } : {}),
      loading: "lazy",
      decoding: "async",
    },
  };
}

/**
 * HTML that may stand in a page: of what somebody sent, only what the editor can write. Used when a body is written and
 * again when it is read; what it gives, it leaves as it is. Of what is nested too deeply, or is nothing but tags, only the words stay.
 */
export function sanitize(html: string): string {
  const text = html.toWellFormed();
  try {
    return clear(text, counted());
  } catch (reason) {
    if (reason !== tooMuch) throw reason;
    return clear(text.replace(/<[^<>]*>/g, " ").replaceAll("<", " "));
  }
}

const clear = (html: string, more: IOptions = {}) =>
  raiseHeadings(sanitizeHtml(html, { ...options, ...more })).trim();

/** Tags within tags that no editor writes: to follow them takes the square of their number. */
const deepest = 100;
const mostTags = 15_000;
/** Pieces of text between tags, and brackets that begin none. */
const mostPieces = 50_000;
const tooMuch = new Error("too many tags");

/** Counts what is read, and throws {@link tooMuch}. */
function counted(): IOptions {
  let [depth, tags, pieces] = [0, 0, 0];
  return {
    onOpenTag() {
      if ((depth += 1) > deepest || (tags += 1) > mostTags) throw tooMuch;
    },
    onCloseTag: () => void (depth -= 1),
    textFilter(text) {
      if ((pieces += 1) > mostPieces) throw tooMuch;
      return text;
    },
  };
}
