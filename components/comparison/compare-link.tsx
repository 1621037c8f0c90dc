import type { Chosen } from "@/components/comparison/tray-store";
import { LinkButton } from "@/components/ui/button";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";

/** Leads to the comparison of what is chosen, once there are two. */
export function CompareLink({ chosen }: { chosen: Chosen[] }) {
  const ready = chosen.length > 1;
  return (
    <LinkButton
      // Without an address it would be no link to anybody.
      role={ready ? undefined : "link"}
      href={ready ? comparisonPath(chosen.map(({ slug }) => slug)) : undefined}
      aria-disabled={ready ? undefined : true}
      className="max-sm:h-11"
      variant="default"
      size="default"
    >
      Compare
    </LinkButton>
  );
}
