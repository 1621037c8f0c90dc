import {
  BadgeCheck,
  Blocks,
  CalendarCheck,
  FileText,
  Flag,
  History,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareWarning,
  Newspaper,
  PenLine,
  Search,
  Settings,
  Star,
  Unlink,
  Users,
} from "lucide-react";

export type AdminLink = { href: string; label: string; icon: LucideIcon };

/** The screens of the back office, in the sidebar's order. */
export const adminLinks: AdminLink[] = [
  { href: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { href: "/admin/tools", label: "Tools", icon: Blocks },
  { href: "/admin/facts", label: "Facts to check", icon: CalendarCheck },
  { href: "/admin/tasks", label: "Tasks", icon: ListChecks },
  { href: "/admin/links", label: "Links", icon: Unlink },
  { href: "/admin/search", label: "Search", icon: Search },
  { href: "/admin/sponsorships", label: "Sponsorships", icon: Megaphone },
  { href: "/admin/software", label: "Best Software", icon: Flag },
  { href: "/admin/blog", label: "Blog", icon: FileText },
  { href: "/admin/news", label: "News", icon: Newspaper },
  { href: "/admin/users", label: "Users", icon: Users },
  { href: "/admin/submissions", label: "Submissions", icon: Inbox },
  { href: "/admin/reviews", label: "Reviews", icon: Star },
  { href: "/admin/proposals", label: "Proposals", icon: PenLine },
  { href: "/admin/owners", label: "Owners", icon: BadgeCheck },
  { href: "/admin/reports", label: "Reports", icon: MessageSquareWarning },
  { href: "/admin/inquiries", label: "Inquiries", icon: Mail },
  { href: "/admin/activity", label: "Activity", icon: History },
  { href: "/admin/settings", label: "Settings", icon: Settings },
];

/** The screen that a path belongs to. */
export function linkOf(links: AdminLink[], path: string): AdminLink | undefined {
  const screen = path.replace(/^\/admin\/preview\//, "/admin/");
  return (
    links.find(({ href }) => href === screen) ??
    links.find(({ href }) => screen.startsWith(`${href}/`) && href !== "/admin")
  );
}

/** The way from the area's first screen to a path; what has no address is where somebody is. */
export function trailOf(
  home: { href: string; label: string },
  links: AdminLink[],
  path: string,
): { label: string; href?: string }[] {
  const screen = linkOf(links, path);
  if (!screen || screen.href === home.href) return [path === home.href ? { label: home.label } : home];
  if (screen.href === path) return [home, { label: screen.label }];
  return [home, screen, { label: path.startsWith("/admin/preview/") ? "Preview" : "Details" }];
}

/** The screens of a moderator. */
export const moderationLinks: AdminLink[] = [
  { href: "/moderation/reviews", label: "Reviews", icon: Star },
  { href: "/moderation/submissions", label: "Submissions", icon: Inbox },
  { href: "/moderation/proposals", label: "Proposals", icon: PenLine },
  { href: "/moderation/owners", label: "Owners", icon: BadgeCheck },
  { href: "/moderation/reports", label: "Reports", icon: MessageSquareWarning },
];
