import type { Metadata } from "next";

export const metadata: Metadata = { title: "Sponsored Listings" };
export { SponsorshipList as default } from "./screen";
