import type { ReactNode } from "react";

/** A page about getting back into an account: its one heading, and one thing to do. */
export function RecoveryPanel({
  title,
  description,
  children,
}: {
  title: string;
  /** What it is for; left out where that depends on how far somebody is. */
  description?: string;
  children: ReactNode;
}) {
  return (
    <div className="container flex min-h-[60vh] flex-col items-center pt-8 pb-16 sm:pt-16">
      <section className="border-border bg-background w-full max-w-md rounded-lg border p-6 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {description && <p className="text-muted mt-1">{description}</p>}
        <div className="border-border mt-6 border-t pt-6">{children}</div>
        <noscript>
          <p className="text-muted mt-4 text-sm">
            This page needs JavaScript. Please switch it on for this site.
          </p>
        </noscript>
      </section>
    </div>
  );
}
