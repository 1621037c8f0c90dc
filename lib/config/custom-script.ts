import "server-only";
import { createHash } from "node:crypto";

/** Where the administrator's script is: another address for another text. */
export const scriptAddress = (customJs: string): string => `/custom/${scriptFile(customJs)}`;

/** The last part of that address. */
export const scriptFile = (customJs: string): string =>
  `${createHash("sha256").update(customJs).digest("hex").slice(0, 20)}.js`;

/** Whether a script could have this address. */
export const isScriptFile = (file: string): boolean => /^[0-9a-f]{20}\.js$/.test(file);
