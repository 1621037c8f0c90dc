import {
  BarChart3,
  Briefcase,
  CalendarClock,
  type LucideIcon,
  LayoutList,
  Mail,
  PenTool,
  Target,
  Users,
} from "lucide-react";

const icons: Record<string, LucideIcon> = {
  BarChart3,
  PenTool,
  Users,
  Mail,
  CalendarClock,
  Briefcase,
  Target,
};

/** The icon that a "best software" page names; a list for a name that is not one of them. */
export function SoftwareIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? LayoutList;
  return <Icon aria-hidden strokeWidth={1.75} className={className} />;
}
