"use client";

import { Link2, Share2 } from "lucide-react";
import { copyLink } from "@/components/ui/copy-link";

const button = "outline-button h-11 w-full justify-center gap-2 px-1 text-sm sm:h-9 sm:px-3";

/** Ways to pass a post on. `url` is its full address. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const services = [
    {
      name: "Twitter",
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`,
    },
    {
      name: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    },
  ];
  return (
    <ul
      aria-label="Share this post"
      className="grid w-full grid-cols-2 gap-2 min-[22.5rem]:grid-cols-4 sm:flex sm:w-auto sm:flex-wrap"
    >
      <li>
        <button type="button" className={button} onClick={() => void copyLink(url)}>
          <Link2 className="size-4 shrink-0 max-sm:hidden" />
          Copy link
        </button>
      </li>
      {services.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener nofollow" className={button}>
            <Share2 className="size-4 shrink-0 max-sm:hidden" />
            <span className="sr-only">Share on </span>
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
