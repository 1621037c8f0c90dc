"use client";

import type { ReactNode } from "react";
import styles from "@/components/layout/background.module.css";
import { BottomBar } from "@/components/layout/bottom-bar";
import { Footer } from "@/components/layout/footer";
import { Navigation } from "@/components/layout/navigation";
import type { ShellConfig } from "@/components/layout/shell-config";
import type { SoftwareEntry } from "@/components/layout/software-menu";

/**
 * What public pages stand in. It holds the one `main` of the page. A component of the browser, so that a page carries the
 * settings alone and not every element a second time.
 */
export function SiteShell({
  config,
  software,
  year,
  children,
}: {
  config: ShellConfig;
  software: SoftwareEntry[];
  /** The year of the page, for the footer. */
  year: number;
  children: ReactNode;
}) {
  return (
    <div className="site-shell relative flex min-h-dvh flex-col">
      <div aria-hidden className={styles.background} />
      <Navigation config={config} software={software} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer config={config} software={software} year={year} />
      <BottomBar />
    </div>
  );
}
