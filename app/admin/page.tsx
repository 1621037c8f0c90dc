import type { Metadata } from "next";
import { Dashboard } from "@/components/admin/dashboard/dashboard";

export const metadata: Metadata = { title: { absolute: "Dashboard · Admin" } };

export default function AdminPage() {
  return <Dashboard />;
}
