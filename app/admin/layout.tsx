import type { Metadata } from "next";
import type { ReactNode } from "react";
import { BackOffice } from "@/app/back-office";

export const metadata: Metadata = {
  title: { default: "Admin", template: "%s · Admin" },
  robots: { index: false },
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <BackOffice area="admin">{children}</BackOffice>;
}
