import { useSyncExternalStore } from "react";
import { chosenTheme, themeEvent } from "@/components/layout/theme";

function subscribe(changed: () => void): () => void {
  addEventListener(themeEvent, changed);
  return () => removeEventListener(themeEvent, changed);
}

/** What is chosen: "light", "dark" or "system". */
export const useTheme = () => useSyncExternalStore(subscribe, chosenTheme, () => undefined);

export const useIsDark = () =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.classList.contains("dark"),
    () => false,
  );
