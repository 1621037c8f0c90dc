import type { ReactNode } from "react";
import { Background } from "@/components/layout/background";
import { Footer } from "@/components/layout/footer";
import { Navigation } from "@/components/layout/navigation";
import { SearchHost } from "@/components/layout/search-host";
import { getConfig } from "@/lib/config/queries";
import { listSoftwareMenu } from "@/lib/software-pages/queries";

/** What public pages stand in. It holds the one `main` of the page. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [config, software] = await Promise.all([getConfig(), listSoftwareMenu()]);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <Background />
      <Navigation config={config} software={software} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer config={config} software={software} />
      <SearchHost />
    </div>
  );
}
