import type { ComponentProps } from "react";
import { PendingLink } from "@/components/ui/pending-link";

/** A link to another view of the same list: the page stays where it is scrolled to. It costs next/link (docs/decisions/0009). */
export function InPlaceLink(props: ComponentProps<"a"> & { href: string }) {
  return <PendingLink scroll={false} {...props} />;
}
