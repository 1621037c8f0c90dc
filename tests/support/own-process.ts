import { vi } from "vitest";

/*
 * Files share a process, and each finds what one of its own would have: the environment as it was, the clock, no module of
 * the application evaluated, and nothing of what that keeps for its process. Only the vocabulary of the search stays, which takes
 * seconds to make: it is known by how many tasks and words there are and when one was last changed, and a copy of the seeded
 * database has the same.
 */
const stays = ["almanacVocabulary", "almanacWordVectors"];
const shared = globalThis as { environment?: NodeJS.ProcessEnv };
vi.useRealTimers();
vi.unstubAllEnvs();
shared.environment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.environment)) delete process.env[name];
Object.assign(process.env, shared.environment);
for (const name of Object.keys(globalThis))
  if (name.startsWith("almanac") && !stays.includes(name)) Reflect.deleteProperty(globalThis, name);
vi.resetModules();
