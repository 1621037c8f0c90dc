"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { Disclosure } from "@/components/layout/disclosure";
import type { SoftwareList } from "@/components/layout/software-list";
import { Icon } from "@/components/ui/icon";
import { chevronDown } from "@/components/ui/icon-paths";

/** A "best software" page as the navigation lists it. */
export type SoftwareEntry = { title: string; slug: string; description: string; icon: string };

/** The "Best software" entry of the navigation: a menu, or without JavaScript a link to the list in the footer. */
export function SoftwareMenu({ entries, className }: { entries: SoftwareEntry[]; className: string }) {
  if (entries.length === 0) return null;
  return (
    <>
      <Disclosure
        className="group relative noscript:hidden"
        summaryClassName={`${className} list-none gap-1 [&::-webkit-details-marker]:hidden`}
        summary={
          <>
            Best software
            <Icon
              path={chevronDown}
              className="size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </>
        }
      >
        <LateList entries={entries} />
      </Disclosure>
      <a href="#site-links" className={`${className} hidden! noscript:flex!`}>
        Best software
      </a>
    </>
  );
}

/** The list with its icons, fetched when it is wanted. */
function LateList(props: ComponentProps<typeof SoftwareList>) {
  const [List, setList] = useState<ComponentType<typeof props>>();

  useEffect(() => {
    import("@/components/layout/software-list").then(
      ({ SoftwareList }) => setList(() => SoftwareList),
      // The footer has the same links.
      () => {},
    );
  }, []);

  return List && <List {...props} />;
}
