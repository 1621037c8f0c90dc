const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Plain text as it stands in an element or a quoted attribute of HTML, XML or SVG. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character]!);
}
