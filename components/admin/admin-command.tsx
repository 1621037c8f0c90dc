import { ExternalLink } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { AdminLink } from "@/components/admin/admin-links";
import { anyUnsaved, useDiscard } from "@/components/admin/use-unsaved";
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from "@/components/ui/command";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { searchRecordsApi } from "@/lib/record-search/api";
import { type FoundRecord, type SearchedKind, recordKinds } from "@/lib/record-search/schema";

const failure = "Failed to search records. Please try again.";

/** Goes to a screen by typing its name, or to a record by typing what it is called. */
export function AdminCommand({
  area,
  links,
  onClose,
}: {
  area: "admin" | "moderation";
  links: AdminLink[];
  onClose: () => void;
}) {
  const router = useRouter();
  const discard = useDiscard();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const query = text.trim();
  const { records, failed, pending } = useFoundRecords(query);
  const type = (typed: string) => {
    setText(typed);
    setChosen("");
  };
  const go = async (href: string) => {
    flushSync(onClose);
    if (!anyUnsaved()) return router.push(href);
    // The focus goes back first: the question returns it to where it was.
    await new Promise((done) => setTimeout(done));
    if (await discard()) router.push(href);
  };

  const named = (label: string) => label.toLowerCase().includes(query.toLowerCase());
  const toSite = named("Main Site");
  const screens = links.filter(({ label }) => named(label));
  const entries = [
    ...screens.map(({ href }) => href),
    ...records.map(({ id }) => id),
    ...(toSite ? ["/"] : []),
  ];
  // Enter takes the first of what is there until another one is chosen.
  const active = entries.includes(chosen) ? chosen : (entries[0] ?? "");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md gap-0 p-0" showCloseButton={false} aria-describedby={undefined}>
        <DialogTitle className="sr-only">Go to</DialogTitle>
        <Command label="Go to" shouldFilter={false} value={active} onValueChange={setChosen}>
          <CommandInput placeholder="Go to…" value={text} onValueChange={type} maxLength={200} />
          {entries.length === 0 && (
            <p className="text-muted px-3 py-6 text-center text-sm">
              {pending ? "Searching…" : failed ? failure : "Nothing of that name."}
            </p>
          )}
          <CommandList label="Screens and records" aria-busy={pending}>
            {screens.length > 0 && (
              <CommandGroup heading="Screens">
                {screens.map(({ href, label, icon: Icon }) => (
                  <CommandItem key={href} value={href} onSelect={() => void go(href)}>
                    <Icon />
                    {label}
                  </CommandItem>
                ))}
              </CommandGroup>
            )}
            {recordKinds.map((kind) => {
              const found = records.filter((record) => record.kind === kind);
              if (found.length === 0) return null;
              return (
                <CommandGroup key={kind} heading={kindScreens[kind].heading}>
                  {found.map((record) => (
                    <CommandItem
                      key={record.id}
                      value={record.id}
                      onSelect={() => void go(foundHref(area, record))}
                    >
                      <span className="min-w-0 truncate">{record.name}</span>
                      <span className="text-muted ml-auto max-w-1/2 shrink-0 truncate text-xs">
                        {record.detail}
                      </span>
                    </CommandItem>
                  ))}
                </CommandGroup>
              );
            })}
            {toSite && (
              <CommandGroup heading="Site">
                <CommandItem value="/" onSelect={() => void go("/")}>
                  <ExternalLink />
                  Main Site
                </CommandItem>
              </CommandGroup>
            )}
          </CommandList>
        </Command>
        <p role="status" className="text-muted border-border border-t px-3 py-2 text-xs">
          {said(query, pending, failed, records.length)}
        </p>
      </DialogContent>
    </Dialog>
  );
}

function said(query: string, pending: boolean, failed: boolean, found: number): string {
  if (query.length < 2) return "Type two characters to find records.";
  if (pending) return "Searching records…";
  if (failed) return failure;
  return `${found} ${found === 1 ? "record" : "records"} found`;
}

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const debounce = 200;

/** Each kind's screen, which is searched by the address, and what several of them are called. */
const kindScreens: Record<SearchedKind, { screen: string; heading: string }> = {
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
function foundHref(area: "admin" | "moderation", { kind, name, detail }: FoundRecord): string {
  const q = kind === "user" ? detail : name;
  // Its queue begins with what waits.
  const all = kind === "submission" ? "status=all&" : "";
  return `/${area}/${kindScreens[kind].screen}?${all}q=${encodeURIComponent(q.slice(0, 200))}`;
}

const none: FoundRecord[] = [];

/** The records that a text finds, a moment after the last key. Shorter texts than two characters find none. */
function useFoundRecords(query: string) {
  const { data, error, pending } = useAsked(
    query.length >= 2 ? query : undefined,
    (signal) => call<typeof searchRecordsApi>("GET", "/api/admin/search", { query: { q: query }, signal }),
    { wait: debounce },
  );
  return { records: data ?? none, failed: error !== undefined, pending };
}
