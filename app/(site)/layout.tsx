import { createHash } from "node:crypto";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { AuthHost } from "@/components/auth/auth-host";
import { TrayHost } from "@/components/comparison/tray-host";
import { Analytics } from "@/components/layout/analytics";
import { ConfigRefresher } from "@/components/layout/config-refresher";
import { CustomCss, CustomJs } from "@/components/layout/custom-code";
import { OnPublicPages } from "@/components/layout/on-public-pages";
import { shellConfig } from "@/components/layout/shell-config";
import { SearchHost } from "@/components/search/search-host";
import { SiteShell } from "@/components/layout/site-shell";
import { WishHost } from "@/components/votes/wish-host";
import { scriptAddress } from "@/lib/config/custom-script";
import { getConfig } from "@/lib/config/queries";
import { setPagePolicy } from "@/lib/platform/http/page-policy";
import { listSoftwareMenu } from "@/lib/software-pages/queries";

/** A name that differs for other styles. */
const nameOf = (css: string) => `custom-css-${createHash("sha256").update(css).digest("hex").slice(0, 12)}`;

/** To the edges of the screen: what stands at its foot keeps clear of them itself. */
export const viewport: Viewport = { viewportFit: "cover" };

/** Every public page: navigation above, footer below, and what administrators add. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [config, software] = await Promise.all([getConfig(), listSoftwareMenu()]);
  setPagePolicy(config);
  const css = nameOf(config.customCss);
  return (
    <>
      <SiteShell config={shellConfig(config)} software={software} year={new Date().getUTCFullYear()}>
        {children}
      </SiteShell>
      <TrayHost />
      <SearchHost />
      <AuthHost registrationOpen={config.allowUserRegistration} />
      <WishHost />
      <ConfigRefresher updatedAt={config.updatedAt} css={css} />
      <OnPublicPages>
        <CustomCss css={config.customCss} name={css} />
        <Analytics id={config.analyticsId} />
        {config.customJs.trim() !== "" && <CustomJs src={scriptAddress(config.customJs)} />}
      </OnPublicPages>
    </>
  );
}
