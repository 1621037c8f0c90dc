import type { Metadata } from "next";

export const metadata: Metadata = { title: "Best Software Pages" };
export { SoftwareList as default } from "./screen";
