import type { Metadata } from "next";
import { InquiryList } from "./screen";

export const metadata: Metadata = { title: "Sales Inquiries" };

export default function InquiriesPage() {
  return <InquiryList />;
}
