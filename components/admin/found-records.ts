import { useAsked } from "@/components/ui/use-asked";
import type { searchRecordsApi } from "@/lib/record-search/api";
import type { FoundRecord, RecordKind } from "@/lib/record-search/schema";
import { call } from "@/lib/platform/http/client";

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const debounce = 200;

/** Each kind's screen, which is searched by the address, and what several of them are called. */
export const kindScreens: Record<RecordKind, { screen: string; heading: string }> = {
  tool: { screen: "tools", heading: "Tools" },
  user: { screen: "users", heading: "Users" },
  submission: { screen: "submissions", heading: "Submissions" },
  blog: { screen: "blog", heading: "Blog" },
  news: { screen: "news", heading: "News" },
  task: { screen: "tasks", heading: "Tasks" },
  sponsorship: { screen: "sponsorships", heading: "Sponsorships" },
  software: { screen: "software", heading: "Best Software" },
  inquiry: { screen: "inquiries", heading: "Inquiries" },
};

/** The screen of a record, searched for it: accounts of one name have each their own address. */
export function foundHref(area: "admin" | "moderation", { kind, name, detail }: FoundRecord): string {
  const q = kind === "user" ? detail : name;
  // Its queue begins with what waits.
  const all = kind === "submission" ? "status=all&" : "";
  return `/${area}/${kindScreens[kind].screen}?${all}q=${encodeURIComponent(q.slice(0, 200))}`;
}

const none: FoundRecord[] = [];

/** The records that a text finds, a moment after the last key. Shorter texts than two characters find none. */
export function useFoundRecords(query: string) {
  const { data, error, pending } = useAsked(
    query.length >= 2 ? query : undefined,
    (signal) => call<typeof searchRecordsApi>("GET", "/api/admin/search", { query: { q: query }, signal }),
    { wait: debounce },
  );
  return { records: data ?? none, failed: error !== undefined, pending };
}
