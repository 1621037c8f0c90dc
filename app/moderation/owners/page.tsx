export { default, metadata } from "@/app/admin/owners/page";
