import { afterPaint } from "../../../lib/config/utils-inline.mjs";
import { elements } from "./html.mjs";

const file = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;
const end = "</script>";

/**
 * Lets a page's files of scripts wait until its first paint (docs/decisions/0029): the elements that load them, and the
 * hints that announce them, become one script that does it afterwards.
 *
 * @param {string} html
 */
export function loadAfterPaint(html) {
  const files = [];
  const kept = [];
  let done = 0;
  let first;
  for (const { name, attributes, at, from, to } of elements(html)) {
    const loads = name === "script" && isLoader(attributes) && to === from && html.startsWith(end, to);
    const announces =
      name === "link" && attributes.get("as") === "script" && file.test(attributes.get("href"));
    if (!loads && !announces) continue;
    kept.push(html.slice(done, at));
    done = loads ? to + end.length : from;
    if (!loads) continue;
    files.push(attributes.get("src"));
    first ??= kept.length;
  }
  if (files.length === 0) return html;
  const loader = `<script data-files="${files.join(" ")}">${afterPaint}${end}`;
  return [...kept.slice(0, first), loader, ...kept.slice(first), html.slice(done)].join("");
}

/** Whether a script is a file of ours that may run whenever it has arrived. */
const isLoader = (attributes) =>
  attributes.size === 2 && attributes.has("async") && file.test(attributes.get("src"));
