import type { Metadata } from "next";
import { SponsorshipList } from "./screen";

export const metadata: Metadata = { title: "Sponsored Listings" };

export default function SponsorshipsPage() {
  return <SponsorshipList />;
}
