"use client";

import { useEffect, useRef } from "react";
import { hasHint, useViewer } from "@/components/viewer/viewer-store";

/**
 * On a page that was made for one account: where another one is there, it is loaded anew.
 *
 * @param members whether it is for members alone. Then it stays where a session ends, so that nothing typed is lost, until
 * somebody signs in again.
 */
export function MadeForViewer({ members = false }: { members?: boolean }) {
  const viewer = useViewer();
  const account = viewer.status === "in" ? viewer.me.id : null;
  const first = useRef<string | null>(undefined);
  useEffect(() => {
    // Where the server did not answer, it is not known that nobody is there.
    if (viewer.status === "unknown" || (account === null && (members || hasHint()))) return;
    if (first.current === undefined) first.current = account;
    else if (first.current !== account) window.location.reload();
  }, [viewer.status, account, members]);
  return null;
}
