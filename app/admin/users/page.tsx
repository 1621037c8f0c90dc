import type { Metadata } from "next";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { UserList } from "./screen";

export const metadata: Metadata = { title: "User Management" };

export default async function UsersPage() {
  const viewer = await getPageViewer();
  return <UserList ownId={viewer?.id} />;
}
