import "server-only";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";

/** Refuses those who may not see reviews that the public doesn't. */
export function assertMayModerate(viewer: Viewer | null): void {
  if (!viewer) throw new AppError("unauthenticated");
  if (!hasRole(viewer.role, "moderator")) throw new AppError("forbidden");
}
