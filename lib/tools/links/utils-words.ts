import type { GoneState, Seen } from "@/lib/tools/links/schema";

/** What is seen, in a word or two. */
export const seenLabels: Record<Seen, string> = {
  unchecked: "Not checked yet",
  ok: "Works",
  moved: "Moved",
  slow: "Slow",
  blocked: "Blocks visits",
  "not-found": "Not found",
  "no-host": "No such host",
  certificate: "Bad certificate",
  parked: "Parked",
  unclear: "Unclear",
};

/** What visitors read of a website that is gone. */
export const goneSentences: Record<GoneState, string> = {
  "not-found": "Its website answers that there is no such page.",
  "no-host": "Its website's address leads nowhere: no such host is known.",
  certificate: "Its website has no valid certificate, and browsers warn of it.",
  parked: "Its website's address is parked: it shows a domain dealer's page.",
};
