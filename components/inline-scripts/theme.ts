/**
 * Sets the theme: what was chosen and is stored under `data-key`, else `data-theme`. next-themes has a script of its own for
 * this, but its text, and so its hash, depends on the build.
 */
const { theme, key } = document.currentScript!.dataset;
const { classList } = document.documentElement;

function chosenTheme(): string | undefined {
  try {
    return localStorage.getItem(key!) || theme;
  } catch {
    // Storage is refused.
    return theme;
  }
}

const chosen = chosenTheme();
const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
classList.remove("light", "dark");
classList.add(chosen === "light" || chosen === "dark" ? chosen : system());

export {};
