import "server-only";
import { isScriptFile, scriptFile } from "@/lib/config/custom-script";
import { getConfig, loadConfig } from "@/lib/config/queries";

/**
 * The administrator's script, as it is saved now. `exact`: it is the one that the file was named after. An open or cached
 * page may name the one of before for a moment, and gets the present one.
 */
export async function findCustomScript(file: string): Promise<{ code: string; exact: boolean } | null> {
  if (!isScriptFile(file)) return null;
  const { customJs: code } = await getConfig();
  if (scriptFile(code) === file) return found(code, true);
  // The page may also be newer than what this instance has in its cache.
  const { customJs: saved } = await loadConfig().catch(() => ({ customJs: code }));
  return found(saved, scriptFile(saved) === file);
}

const found = (code: string, exact: boolean) => (code.trim() === "" ? null : { code, exact });
