import type { Role } from "@/lib/auth/schema";

declare module "next-auth" {
  interface Session {
    user?: { id: string; name: string; email: string; role: Role };
  }
}
