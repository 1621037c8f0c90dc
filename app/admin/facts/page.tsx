import type { Metadata } from "next";
import { DueFactList } from "./screen";

export const metadata: Metadata = { title: "Facts to check" };

export default function FactsPage() {
  return <DueFactList />;
}
