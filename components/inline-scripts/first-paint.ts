import { openSearch } from "@/components/search/open-search";
import { applyTheme } from "@/components/layout/theme";

/*
 * Marks the document with what its first paint needs to know of this browser, as kept pages are the same for everybody, and
 * listens for what may be pressed before the page is alive.
 *
 * One script at the start of the body, for each waits for the style sheets: with another one further down, the header would be
 * painted before the page below it is read.
 */
const root = document.documentElement;

applyTheme();

/** How somebody likes lists of tools: as cards or as rows, which a phone begins with. */
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
if (layout) root.setAttribute("data-layout", layout);

if (/(^|;\s*)almanac-signed-in=1/.test(document.cookie)) root.setAttribute("data-signed-in", "");

// Ctrl+K, Cmd+K
addEventListener("keydown", (event) => {
  const command = event.metaKey || event.ctrlKey;
  // The key last: what the browser fills in by itself comes as a press without one.
  if (!command || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
  event.preventDefault();
  openSearch();
});

const isAlive = () => root.hasAttribute("data-alive");
const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest("button") : null);

// Links and forms work without the page's scripts, a button waits for them (components/layout/early-presses.tsx).
addEventListener(
  "click",
  (event) => {
    const button = buttonOf(event);
    if (!button || (button.form && button.type === "submit") || isAlive()) return;
    button.setAttribute("data-pressed", "");
  },
  true,
);
// Where the press itself brought the page to life, it was answered.
addEventListener("click", (event) => {
  if (isAlive()) buttonOf(event)?.removeAttribute("data-pressed");
});
