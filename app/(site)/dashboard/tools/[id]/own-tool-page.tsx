import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";

export function OwnToolPage({
  tool: { id, slug, listed },
  screen,
  title,
  className = "max-w-[860px]",
  children,
}: {
  tool: { id: string; slug: string; listed: boolean };
  /** What the screen is called in the way to it, and what follows the tool in its address. */
  screen: { name: string; path: string };
  title: string;
  /** How wide it is. */
  className?: string;
  children: ReactNode;
}) {
  const trail = [
    { name: "Dashboard", path: "/dashboard" },
    { name: "My tools", path: "/dashboard?tab=tools" },
    { name: screen.name, path: `/dashboard/tools/${id}${screen.path}` },
  ];
  return (
    <div className={`container pb-16 ${className}`}>
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} />}
        title={title}
        description={
          listed ? (
            <a href={`/ai-tools/${slug}`} className="link underline">
              Its page
            </a>
          ) : (
            "It is not in the directory at the moment."
          )
        }
      />
      {children}
    </div>
  );
}
