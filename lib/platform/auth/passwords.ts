import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP's first recommendation for Argon2id (the library's default algorithm): 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let nobody: Promise<string> | undefined;

/** Whether a password is that of a stored hash. Without a hash (no such account) the answer is no, and takes as long. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}
