import type { Metadata } from "next";

export const metadata: Metadata = { title: "Links" };
export { LinksScreen as default } from "./screen";
