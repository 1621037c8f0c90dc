import "server-only";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { download } from "@/lib/platform/http/download";
import { LogoStore } from "@/lib/tools/logos/logo-store";
import { toLogo } from "@/lib/tools/logos/to-logo";

// Hot reload and separately built routes evaluate this module again; what was fetched must be shared.
const shared = globalThis as { almanacLogos?: LogoStore };

/** The logos of this server, kept under DATA_DIR. */
export function logoStore(): LogoStore {
  return (shared.almanacLogos ??= new LogoStore({
    directory: path.join(env.DATA_DIR, "cache", "logos"),
    load: async (address) => toLogo(await download(address)),
  }));
}
