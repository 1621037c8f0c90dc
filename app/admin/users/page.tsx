import type { Metadata } from "next";
import { UserList } from "./screen";

export const metadata: Metadata = { title: "User Management" };

export default function UsersPage() {
  return <UserList />;
}
