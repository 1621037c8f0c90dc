import {
  Blocks,
  FileText,
  Flag,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  Settings,
  Star,
  Users,
} from "lucide-react";

export type AdminLink = { href: string; label: string; icon: LucideIcon };

/** The screens of the back office, in the sidebar's order. */
export const adminLinks: AdminLink[] = [
  { href: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { href: "/admin/tools", label: "Tools", icon: Blocks },
  { href: "/admin/sponsorships", label: "Sponsorships", icon: Megaphone },
  { href: "/admin/software", label: "Best Software", icon: Flag },
  { href: "/admin/blog", label: "Blog", icon: FileText },
  { href: "/admin/news", label: "News", icon: Newspaper },
  { href: "/admin/users", label: "Users", icon: Users },
  { href: "/admin/submissions", label: "Submissions", icon: Inbox },
  { href: "/admin/reviews", label: "Reviews", icon: Star },
  { href: "/admin/inquiries", label: "Inquiries", icon: Mail },
  { href: "/admin/activity", label: "Activity", icon: History },
  { href: "/admin/settings", label: "Settings", icon: Settings },
];

/** The screens of a moderator. */
export const moderationLinks: AdminLink[] = [
  { href: "/moderation/reviews", label: "Reviews", icon: Star },
  { href: "/moderation/submissions", label: "Submissions", icon: Inbox },
];
