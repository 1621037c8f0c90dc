import { SoftwareIcon } from "@/components/layout/software-icon";
import type { SoftwareColor } from "@/lib/software-pages/schema";
import { cn } from "@/lib/utils";

const schemes: Record<SoftwareColor, string> = {
  Purple: "bg-purple-500/12 text-purple-700 dark:text-purple-300",
  Blue: "bg-blue-500/12 text-blue-700 dark:text-blue-300",
  Green: "bg-green-500/12 text-green-700 dark:text-green-300",
  Pink: "bg-pink-500/12 text-pink-700 dark:text-pink-300",
  Orange: "bg-orange-500/12 text-orange-700 dark:text-orange-300",
  Emerald: "bg-emerald-500/12 text-emerald-700 dark:text-emerald-300",
  Indigo: "bg-indigo-500/12 text-indigo-700 dark:text-indigo-300",
};

export function SoftwareLogo({ icon, color }: { icon: string; color: SoftwareColor }) {
  return (
    <span className={cn("grid size-12 shrink-0 place-items-center rounded-lg", schemes[color])}>
      <SoftwareIcon name={icon} className="size-6" />
    </span>
  );
}
