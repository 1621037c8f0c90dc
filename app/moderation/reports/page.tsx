/** The same screen as administrators have. */
export { default, metadata } from "@/app/admin/reports/page";
