import type { ReactNode } from "react";
import { ConfirmProvider } from "@/components/forms/confirm";

/** What the screens of an account share: the place where they ask before something that can't be taken back. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <ConfirmProvider>{children}</ConfirmProvider>;
}
