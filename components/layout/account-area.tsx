"use client";

import { type ComponentType, useEffect, useState } from "react";
import { AuthLinks } from "@/components/layout/auth-links";
import { useViewer } from "@/components/viewer/viewer-store";
import type { MeDto } from "@/lib/accounts/schema";

/**
 * The navigation's place for the account: two links, or a picture with a menu, which is fetched for those who signed in. Until
 * it is known which, a mark on the document decides (see components/inline-scripts/first-paint.ts), so that nothing appears that then
 * goes.
 */
export function AccountArea() {
  const viewer = useViewer();
  const signedIn = viewer.status === "in";
  const [Menu, setMenu] = useState<ComponentType<{ me: MeDto }>>();

  useEffect(() => {
    if (viewer.status !== "unknown") document.documentElement.toggleAttribute("data-signed-in", signedIn);
    if (signedIn)
      import("@/components/layout/account-menu").then(
        ({ AccountMenu }) => setMenu(() => AccountMenu),
        // The place stays: another page, or the sheet of small screens, has the same links.
        () => {},
      );
  }, [viewer.status, signedIn]);

  return (
    <div className="hidden items-center gap-1 lg:flex">
      {signedIn && Menu ? (
        <Menu me={viewer.me} />
      ) : (
        <>
          <AuthLinks className="in-data-signed-in:hidden" />
          <span
            aria-hidden
            className="border-border bg-surface-2 m-px hidden size-[34px] rounded-full border in-data-signed-in:block"
          />
        </>
      )}
    </div>
  );
}
