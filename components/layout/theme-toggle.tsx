"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useState } from "react";
import { Disclosure } from "@/components/layout/disclosure";
import { navButton } from "@/components/layout/nav-button";

const themes = [
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
  { value: "system", label: "System", Icon: Monitor },
];

/** Chooses the theme. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  // The server does not know the choice, so nothing is marked before the first opening.
  const [opened, setOpened] = useState(false);

  return (
    <Disclosure
      className="relative noscript:hidden"
      summaryClassName={navButton}
      onToggle={(open) => open && setOpened(true)}
      summary={
        <>
          <span className="sr-only">Theme</span>
          <Sun aria-hidden strokeWidth={1.75} className="size-[18px] dark:hidden" />
          <Moon aria-hidden strokeWidth={1.75} className="hidden size-[18px] dark:block" />
        </>
      }
    >
      <div
        role="group"
        aria-label="Theme"
        className="absolute top-full right-0 z-50 mt-1.5 w-40 animate-in rounded-lg border border-border bg-background p-1 shadow-float"
      >
        {themes.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={opened && theme === value}
            className="flex min-h-10 w-full items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-surface-2"
            onClick={(event) => {
              setTheme(value);
              const details = event.currentTarget.closest("details");
              details?.querySelector("summary")?.focus();
              details?.removeAttribute("open");
            }}
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
            {label}
            {opened && theme === value && <Check aria-hidden strokeWidth={1.75} className="ml-auto size-4" />}
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
