import "server-only";
import path from "node:path";
import { env } from "@/lib/env";
import { download } from "@/lib/logos/download";
import { LogoStore } from "@/lib/logos/logo-store";
import { toLogo } from "@/lib/logos/raster";

// Hot reload and separately built routes evaluate this module again; what was fetched must be shared.
const shared = globalThis as { almanacLogos?: LogoStore };

/** The logos of this server, kept under DATA_DIR. */
export function logoStore(): LogoStore {
  return (shared.almanacLogos ??= new LogoStore({
    directory: path.join(env.DATA_DIR, "cache", "logos"),
    load: async (address) => toLogo(await download(address)),
  }));
}
