import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";

/** Whether an administrator asks. A visitor is none. */
export const isAdmin = (viewer: Viewer | null): boolean => viewer !== null && hasRole(viewer.role, "admin");

/** Refuses all who have not at least this role what a call that is open to everybody has for them alone. */
export function assertRole(viewer: Viewer | null, role: "moderator" | "admin"): void {
  if (!viewer || !hasRole(viewer.role, role)) throw new AppError(viewer ? "forbidden" : "unauthenticated");
}
