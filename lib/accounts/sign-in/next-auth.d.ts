import type { Role } from "@/lib/platform/auth/schema";

declare module "next-auth" {
  interface Session {
    user?: { id: string; name: string; email: string; role: Role };
  }
}
