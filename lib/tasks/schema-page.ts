import type { TaskDetail } from "@/lib/tasks/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

/** A tool on the page of a task: how it does it, what a card says of it, and what the table compares. */
export type TaskTool = {
  id: string;
  card: ToolCardDto;
  how: string;
  facts: string;
  compared: { price: string; hasFreePlan: boolean; platforms: string; openSource: boolean | null };
};

/** A task as its page shows it. */
export type TaskPage = Omit<TaskDetail, "tools"> & {
  /** How many tools do it, how many of those have a free plan, and how many meet the filters. */
  total: number;
  free: number;
  matching: number;
  /** How many of those that meet the filters have which fact. */
  counts: Record<string, number>;
  tools: TaskTool[];
};
