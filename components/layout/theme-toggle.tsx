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
        className="animate-in border-border bg-background shadow-float absolute top-full right-0 z-50 mt-1.5 w-40 rounded-lg border p-1"
      >
        {themes.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={opened && theme === value}
            className="hover:bg-surface-2 flex min-h-10 w-full items-center gap-2.5 rounded-sm px-2 text-sm"
            onClick={(event) => {
              setTheme(value);
              const details = event.currentTarget.closest("details");
              details?.querySelector("summary")?.focus();
              details?.removeAttribute("open");
            }}
          >
            <Icon aria-hidden strokeWidth={1.75} className="text-muted size-4" />
            {label}
            {opened && theme === value && <Check aria-hidden strokeWidth={1.75} className="ml-auto size-4" />}
          </button>
        ))}
      </div>
    </Disclosure>
  );
}
