import type { Role } from "@/lib/platform/auth/schema";

export function accountLinks(role: Role): { href: string; label: string }[] {
  const links = [
    { href: "/dashboard", label: "Dashboard" },
    { href: "/add-product", label: "Submit a tool" },
  ];
  if (role === "admin" || role === "superadmin") links.push({ href: "/admin", label: "Admin" });
  else if (role === "moderator") links.push({ href: "/moderation", label: "Moderation" });
  return links;
}
