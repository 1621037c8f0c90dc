import type { Metadata } from "next";
import { LinksScreen } from "./screen";

export const metadata: Metadata = { title: "Links" };

export default function LinksPage() {
  return <LinksScreen />;
}
