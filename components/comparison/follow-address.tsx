"use client";

import { useEffect } from "react";
import { choose, type Chosen } from "@/components/comparison/tray-store";

/** What is compared at this address is what is chosen. */
export function FollowAddress({ tools }: { tools: Chosen[] }) {
  const keys = JSON.stringify(tools);
  useEffect(() => choose(JSON.parse(keys) as Chosen[]), [keys]);
  return null;
}
