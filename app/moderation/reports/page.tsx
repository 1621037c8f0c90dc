export { default, metadata } from "@/app/admin/reports/page";
