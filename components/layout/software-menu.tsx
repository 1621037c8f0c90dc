"use client";

import { Disclosure } from "@/components/layout/disclosure";
import { chevronDown, Icon } from "@/components/ui/icon";
import { late } from "@/components/ui/late";

const SoftwareList = late("the menu", () => import("@/components/layout/software-list"));

export type SoftwareEntry = { title: string; slug: string; description: string; icon: string };

/** The "Best software" entry of the navigation: a menu, or without JavaScript a link to the list in the footer. */
export function SoftwareMenu({ entries, className }: { entries: SoftwareEntry[]; className: string }) {
  if (entries.length === 0) return null;
  return (
    <>
      <Disclosure
        className="group relative noscript:hidden"
        summaryClassName={`${className} list-none gap-1 [&::-webkit-details-marker]:hidden`}
        reach={SoftwareList.reach}
        summary={
          <>
            Best software
            <Icon path={chevronDown} className="size-4 transition-transform group-open:rotate-180" />
          </>
        }
      >
        {(close) => <SoftwareList entries={entries} onClose={close} />}
      </Disclosure>
      <a href="#site-links" className={`${className} hidden! noscript:flex!`}>
        Best software
      </a>
    </>
  );
}
