"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useChosen } from "@/components/comparison/tray-store";

/** The place of the tray, which is fetched with the first choice. */
export function TrayHost() {
  const [Tray, setTray] = useState<ComponentType>();
  const wanted = useChosen().length > 0 && !Tray;

  useEffect(() => {
    if (!wanted) return;
    // A failure shows nothing: the choice is kept, and the next page has the tray.
    import("@/components/comparison/tray").then(
      ({ Tray: loaded }) => setTray(() => loaded),
      () => undefined,
    );
  }, [wanted]);

  return Tray && <Tray />;
}
