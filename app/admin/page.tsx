import type { Metadata } from "next";

export const metadata: Metadata = { title: { absolute: "Dashboard · Admin" } };
export { Dashboard as default } from "@/components/admin/dashboard/dashboard";
