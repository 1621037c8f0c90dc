"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** A link of the navigation that knows when its page is shown. */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const path = usePathname();
  const current = path === href || path.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={current ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}
