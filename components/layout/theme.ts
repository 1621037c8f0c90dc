const storageKey = "theme";

/** A choice that this browser won't keep holds for the page. */
let unstored: string | undefined;

/** Told to the window when the document has changed its theme. */
export const themeEvent = "site:theme";

/**
 * The theme that holds, "light", "dark" or "system": what somebody chose in this browser, else the site's, which the document
 * has as `data-theme`. Without `data-theme-toggle` a choice of before means nothing.
 */
export function chosenTheme(): string | undefined {
  const { theme, themeToggle } = document.documentElement.dataset;
  if (themeToggle === undefined) return theme;
  if (unstored) return unstored;
  try {
    return localStorage.getItem(storageKey) || theme;
  } catch {
    return theme;
  }
}

/** What the browser's own bars are drawn in: the page's ground (app/theme.css). */
export const groundColors = { light: "#ffffff", dark: "#0b0b0d" };

/** Gives the document the colours of the theme that holds. */
export function applyTheme(): void {
  const theme = chosenTheme();
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const { classList } = document.documentElement;
  classList.toggle("dark", dark);
  classList.toggle("light", !dark);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = groundColors[dark ? "dark" : "light"];
  dispatchEvent(new Event(themeEvent));
}

export function chooseTheme(theme: string): void {
  try {
    localStorage.setItem(storageKey, theme);
    unstored = undefined;
  } catch {
    unstored = theme;
  }
  applyTheme();
}
