"use client";

import { lazy, Suspense } from "react";
import type { GetNotified } from "@/components/lists/get-notified";

// Few tools are still to come: the pages of others go without it. A button that can't be had takes nothing else with it.
const Button = lazy<typeof GetNotified>(() =>
  import("@/components/lists/get-notified")
    .then((loaded) => ({ default: loaded.GetNotified }))
    .catch(() => ({ default: () => <></> })),
);

/** Asks to be told of the launch of the tool that the page is about. */
export function LaunchButton(tool: { id: string; name: string; subscribers: number }) {
  return (
    <Suspense>
      <Button {...tool} prominent />
    </Suspense>
  );
}
