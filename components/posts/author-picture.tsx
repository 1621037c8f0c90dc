"use client";

import { type ReactNode, useState } from "react";

/** A picture that may be gone meanwhile, on our side or on theirs: `children` stand in for it then. */
export function AuthorPicture({
  src,
  className,
  children,
}: {
  src: string;
  className: string;
  children: ReactNode;
}) {
  const [broken, setBroken] = useState(false);
  if (broken) return children;
  return (
    <img
      // It may have failed before this took over.
      ref={(image) => {
        if (image?.complete && !image.naturalWidth) setBroken(true);
      }}
      onError={() => setBroken(true)}
      src={src}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      className={className}
    />
  );
}
