import type { ToolDto } from "@/lib/tools/schema";

/** The icons that a page can have; names of lucide icons. */
export const softwareIcons = [
  "BarChart3",
  "PenTool",
  "Users",
  "Mail",
  "CalendarClock",
  "Briefcase",
  "Target",
] as const;

/** The colour schemes that a page can have. */
export const softwareColors = ["Purple", "Blue", "Green", "Pink", "Orange", "Emerald", "Indigo"] as const;
export type SoftwareColor = (typeof softwareColors)[number];

/** A tool on a "best software" page, with the reason for which it is there. */
export type SoftwarePick = Pick<
  ToolDto,
  | "id"
  | "name"
  | "slug"
  | "description"
  | "category"
  | "logo"
  | "website"
  | "rating"
  | "reviews"
  | "votes"
  | "pricing"
> & { reason: string };

/** A "best software" page as it is read. */
export type SoftwarePageView = {
  title: string;
  slug: string;
  description: string;
  icon: string;
  color: SoftwareColor;
  introduction: string | null;
  toolsHeading: string | null;
  toolsDescription: string | null;
  author: string | null;
  authorImage: string | null;
  lastUpdated: string;
  tools: SoftwarePick[];
};
