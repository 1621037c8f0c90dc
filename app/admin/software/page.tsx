import type { Metadata } from "next";
import { SoftwareList } from "./columns";

export const metadata: Metadata = { title: "Best Software Pages" };

export default function SoftwarePages() {
  return <SoftwareList />;
}
