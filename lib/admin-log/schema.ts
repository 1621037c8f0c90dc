import type { Viewer } from "@/lib/auth/schema";

/** One administrative change: who did what to which record, and what it was before and after. */
export type AdminChange = {
  actor: Pick<Viewer, "id" | "name">;
  /** A verb and what it is about: "tool.archive". */
  action: `${string}.${string}`;
  /** The kind of record: "tool". */
  entity: string;
  entityId: string;
  /** The fields that changed; null where there was, or is, no record. No secrets. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason?: string;
};
