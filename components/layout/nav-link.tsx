"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

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
