import { isbot } from "isbot";

/** Whether a user agent is a program's and not a reader's browser. One that says nothing of itself is a program. */
export function isBot(userAgent: string | null | undefined): boolean {
  return !userAgent || userAgent.length < 10 || isbot(userAgent);
}
