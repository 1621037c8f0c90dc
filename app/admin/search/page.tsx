import type { Metadata } from "next";

export const metadata: Metadata = { title: "Search" };
export { SearchScreen as default } from "./screen";
