"use client";

import { Disclosure } from "@/components/layout/disclosure";
import { navButton } from "@/components/layout/nav-button";
import { chooseTheme } from "@/components/layout/theme";
import { useTheme } from "@/components/layout/use-theme";
import { check, Icon, monitor, moon, sun } from "@/components/ui/icon";

const themes = [
  { value: "light", label: "Light", icon: sun },
  { value: "dark", label: "Dark", icon: moon },
  { value: "system", label: "System", icon: monitor },
];

export function ThemeToggle() {
  const theme = useTheme();

  return (
    <Disclosure
      className="relative noscript:hidden"
      summaryClassName={navButton}
      summary={
        <>
          <span className="sr-only">Theme</span>
          <Icon path={sun} className="size-[18px] dark:hidden" />
          <Icon path={moon} className="hidden size-[18px] dark:block" />
        </>
      }
    >
      {(close) => (
        <div
          role="group"
          aria-label="Theme"
          className="animate-in border-border bg-background shadow-float absolute top-full right-0 z-50 mt-1.5 w-40 rounded-lg border p-1"
        >
          {themes.map(({ value, label, icon }) => (
            <button
              key={value}
              type="button"
              aria-pressed={theme === value}
              className="hover:bg-surface-2 flex min-h-10 w-full items-center gap-2.5 rounded-sm px-2 text-sm"
              onClick={(event) => {
                chooseTheme(value);
                event.currentTarget.closest("details")?.querySelector("summary")?.focus();
                close();
              }}
            >
              <Icon path={icon} className="text-muted size-4" />
              {label}
              {theme === value && <Icon path={check} className="ml-auto size-4" />}
            </button>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
