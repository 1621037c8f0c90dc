import { Icon } from "@/components/ui/icon";
import { layoutList } from "@/components/ui/home-icon-paths";
import {
  briefcase,
  calendarClock,
  chartColumn,
  mail,
  penTool,
  target,
  users,
} from "@/components/ui/late-icon-paths";

const icons: Record<string, string> = {
  BarChart3: chartColumn,
  PenTool: penTool,
  Users: users,
  Mail: mail,
  CalendarClock: calendarClock,
  Briefcase: briefcase,
  Target: target,
};

/** The icon that a "best software" page names; a list for a name that is not one of them. */
export function SoftwareIcon({ name, className }: { name: string; className: string }) {
  return <Icon path={icons[name] ?? layoutList} className={className} />;
}
