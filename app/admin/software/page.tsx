import type { Metadata } from "next";
import { SoftwareList } from "./screen";

export const metadata: Metadata = { title: "Best Software Pages" };

export default function SoftwarePages() {
  return <SoftwareList />;
}
