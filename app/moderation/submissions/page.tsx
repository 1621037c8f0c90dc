/** The same screen as administrators have, without what they alone may do. */
export { default, metadata } from "@/app/admin/submissions/page";
