import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";

/** Whether an administrator asks. A visitor is none. */
export const isAdmin = (viewer: Viewer | null): boolean => viewer !== null && hasRole(viewer.role, "admin");

/** Refuses all but administrators what a call that is open to everybody has for them alone. */
export function assertAdmin(viewer: Viewer | null): void {
  if (!isAdmin(viewer)) throw new AppError(viewer ? "forbidden" : "unauthenticated");
}
