"use client";

import { CircleAlert } from "lucide-react";
import { useEffect } from "react";

/** Says why somebody who opened a post is here. It is in the page itself, so it needs no script; a reload leaves it out. */
export function UnpublishedNotice() {
  useEffect(() => window.history.replaceState(window.history.state, "", "/blog"), []);
  return (
    <p
      role="alert"
      className="border-warning text-warning mt-6 flex items-center gap-2 rounded-md border px-4 py-3 text-sm font-medium"
    >
      <CircleAlert className="size-4 shrink-0" />
      This post is not published yet
    </p>
  );
}
