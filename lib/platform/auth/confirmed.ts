import "server-only";
import { env } from "@/lib/platform/env";

/**
 * Whether only accounts with a confirmed address count in votes and ratings: where mail goes out, so that everybody can
 * confirm theirs.
 */
export const countsOnlyConfirmed = (): boolean => env.SMTP_URL !== undefined;
