import type { Metadata } from "next";

export const metadata: Metadata = { title: "Facts to check" };
export { DueFactList as default } from "./screen";
