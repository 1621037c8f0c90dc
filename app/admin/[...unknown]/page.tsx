import type { Metadata } from "next";
import { OfficeNotFound } from "@/app/office-not-found";

export const metadata: Metadata = { title: "Page not found" };

/** An address below /admin that no other route knows: said in the back office, which has its own navigation. */
export default function UnknownAdminPage() {
  return (
    <OfficeNotFound
      title="Page not found"
      description="Nothing is at this address. It may have moved, or the link has a slip in it."
    />
  );
}
