"use client";

import { useChosen } from "@/components/comparison/tray-store";
import { late } from "@/components/ui/late";

const Tray = late("the comparison", () => import("@/components/comparison/tray"));

const stay = () => {};

/** The place of the tray, which is fetched with the first choice; the choice is kept where it cannot be. */
export function TrayHost() {
  return <Tray open={useChosen().length} onClose={stay} />;
}
