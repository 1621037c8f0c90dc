export { default, metadata } from "@/app/admin/proposals/page";
