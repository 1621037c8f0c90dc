import type { Metadata } from "next";
import RootLayout, { generateMetadata as layoutMetadata } from "@/app/layout";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { SiteShell } from "@/components/layout/site-shell";

export { viewport } from "@/app/layout";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await layoutMetadata();
  return { ...metadata, title: `Page not found · ${metadata.applicationName}` };
}

/** An address that no route knows: a whole document, since it belongs to no layout. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteShell>
        <NotFoundScreen />
      </SiteShell>
    </RootLayout>
  );
}
