import type { Metadata } from "next";

export const metadata: Metadata = { title: "Site Settings" };
export { SettingsScreen as default } from "@/components/settings/settings-screen";
