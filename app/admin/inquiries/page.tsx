import type { Metadata } from "next";

export const metadata: Metadata = { title: "Sales Inquiries" };
export { InquiryList as default } from "./screen";
