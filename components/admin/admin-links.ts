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

export type AdminLink = { href: string; label: string; icon: LucideIcon; group?: AdminGroup };
type AdminGroup = "Content" | "People" | "Queues" | "Site";

/** The screens of the back office, in the sidebar's order: those of a group stand together. */
export const adminLinks: AdminLink[] = [
  { href: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { href: "/admin/tools", label: "Tools", icon: Blocks, group: "Content" },
  { href: "/admin/facts", label: "Facts to check", icon: CalendarCheck, group: "Content" },
  { href: "/admin/tasks", label: "Tasks", icon: ListChecks, group: "Content" },
  { href: "/admin/search", label: "Search", icon: Search, group: "Content" },
  { href: "/admin/sponsorships", label: "Sponsorships", icon: Megaphone, group: "Content" },
  { href: "/admin/software", label: "Best Software", icon: Flag, group: "Content" },
  { href: "/admin/blog", label: "Blog", icon: FileText, group: "Content" },
  { href: "/admin/news", label: "News", icon: Newspaper, group: "Content" },
  { href: "/admin/users", label: "Users", icon: Users, group: "People" },
  { href: "/admin/submissions", label: "Submissions", icon: Inbox, group: "Queues" },
  { href: "/admin/reviews", label: "Reviews", icon: Star, group: "Queues" },
  { href: "/admin/proposals", label: "Proposals", icon: PenLine, group: "Queues" },
  { href: "/admin/owners", label: "Owners", icon: BadgeCheck, group: "Queues" },
  { href: "/admin/reports", label: "Reports", icon: MessageSquareWarning, group: "Queues" },
  { href: "/admin/inquiries", label: "Inquiries", icon: Mail, group: "Queues" },
  { href: "/admin/links", label: "Links", icon: Unlink, group: "Site" },
  { href: "/admin/activity", label: "Activity", icon: History, group: "Site" },
  { href: "/admin/settings", label: "Settings", icon: Settings, group: "Site" },
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

export const moderationLinks: AdminLink[] = [
  { href: "/moderation/reviews", label: "Reviews", icon: Star },
  { href: "/moderation/submissions", label: "Submissions", icon: Inbox },
  { href: "/moderation/proposals", label: "Proposals", icon: PenLine },
  { href: "/moderation/owners", label: "Owners", icon: BadgeCheck },
  { href: "/moderation/reports", label: "Reports", icon: MessageSquareWarning },
];
