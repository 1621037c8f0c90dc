import type { ReactNode } from "react";
import { AuthHost } from "@/components/auth/auth-host";
import { Background } from "@/components/layout/background";
import { Footer } from "@/components/layout/footer";
import { Navigation } from "@/components/layout/navigation";
import { SearchHost } from "@/components/layout/search-host";
import type { SoftwareEntry } from "@/components/layout/software-menu";
import type { SiteConfig } from "@/lib/config/schema";

/** What public pages stand in. It holds the one `main` of the page. */
export function SiteShell({
  config,
  software,
  children,
}: {
  config: SiteConfig;
  software: SoftwareEntry[];
  children: ReactNode;
}) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <Background />
      <Navigation config={config} software={software} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer config={config} software={software} />
      <SearchHost />
      <AuthHost registrationOpen={config.allowUserRegistration} />
    </div>
  );
}
