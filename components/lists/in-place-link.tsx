import Link from "next/link";
import type { ComponentProps } from "react";

/** A link to another view of the same list: the page stays where it is scrolled to. It costs next/link (docs/decisions/0009). */
export function InPlaceLink(props: ComponentProps<"a"> & { href: string }) {
  return <Link prefetch={false} scroll={false} {...props} />;
}
