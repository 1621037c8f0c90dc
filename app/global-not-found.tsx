import type { Metadata } from "next";
import SiteLayout from "@/app/(site)/layout";
import RootLayout, { generateMetadata as layoutMetadata } from "@/app/layout";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

export { viewport } from "@/app/layout";
/** It has no layout to take this from. */
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await layoutMetadata();
  return { ...metadata, title: `Page not found · ${metadata.applicationName}` };
}

/** An address that no route knows: a whole document, since it belongs to no layout. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundScreen />
      </SiteLayout>
    </RootLayout>
  );
}
