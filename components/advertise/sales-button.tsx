"use client";

import type { ComponentProps } from "react";
import { loadSales, openSales } from "@/components/advertise/open-sales";
import { Button } from "@/components/ui/button";

const warm = () => void loadSales().catch(() => {});

/** Opens the Contact Sales dialog, about a plan if one is given. */
export function SalesButton({
  plan,
  ...props
}: Pick<ComponentProps<typeof Button>, "variant" | "className" | "children"> & { plan?: string }) {
  return (
    <Button
      size="lg"
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => openSales(plan)}
      {...props}
    />
  );
}
