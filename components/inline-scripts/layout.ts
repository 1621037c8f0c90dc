/** Marks the document with how somebody likes lists of tools: as cards or as rows, which a phone begins with. */
function findLayout(): string | undefined {
  try {
    const chosen = localStorage.getItem("layout");
    if (chosen === "grid" || chosen === "list") return chosen;
  } catch {
    // Storage is refused.
  }
  return matchMedia("(width < 40rem)").matches ? "list" : undefined;
}

const layout = findLayout();
if (layout) document.documentElement.setAttribute("data-layout", layout);

export {};
