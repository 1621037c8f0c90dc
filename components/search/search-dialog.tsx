"use client";

import { LoaderCircle, Search, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useRef, useState, useTransition } from "react";
import { saysOffline } from "@/components/layout/offline";
import { readRecent, withRecent, writeRecent } from "@/components/search/recent-searches";
import { recordSearch, sendSearch } from "@/components/search/record-search";
import { SearchRecents } from "@/components/search/search-recents";
import { SearchResults } from "@/components/search/search-results";
import { useSuggestions } from "@/components/search/use-suggestions";
import { PendingBar } from "@/components/ui/pending-bar";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";

/** Late focus: some browsers move it while a dialog opens. */
const focusDelay = 100;

/** Searches the catalogue while somebody types. */
export function SearchDialog({ initialText, onClose }: { initialText: string; onClose: () => void }) {
  const router = useRouter();
  const [text, setText] = useState(initialText);
  const [recent, setRecent] = useState(readRecent);
  /** The entry that the arrow keys chose; without one Enter searches for everything. */
  const [chosen, setChosen] = useState<{ query: string; index: number }>();
  /** The address that is on its way. */
  const [opened, setOpened] = useState<string>();
  const [opening, startOpening] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const query = text.trim();
  const { entries, pending, error, retry } = useSuggestions(query);
  // The last one searches for everything.
  const last = entries.length;
  useSearchShown(query, pending || error ? undefined : last);
  const active = chosen?.query === query ? Math.min(chosen.index, last) : last;

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, []);

  function keep(list: string[]) {
    setRecent(list);
    writeRecent(list);
  }

  function open(index: number) {
    const entry = entries[index];
    const href = entry?.href ?? `/?q=${encodeURIComponent(query)}`;
    // A second press of Enter asks for what is on its way already.
    if (!query || opened === href || saysOffline()) return;
    keep(withRecent(recent, query));
    if (entry) recordSearch({ query, results: last, followed: true });
    else sendSearch(query);
    setOpened(href);
    startOpening(() => router.push(href));
  }
  // Until the page is there, the dialog tells that it is on its way.
  useEffect(() => {
    if (opened && !opening) onClose();
  }, [opened, opening, onClose]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !query) return;
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active + last };
    const move = moves[event.key];
    if (move !== undefined) setChosen({ query, index: move % (last + 1) });
    else if (event.key === "Enter") open(active);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        showCloseButton={false}
        onOpenAutoFocus={(event) => {
          // The caret goes behind what was typed already; left alone, all of it would be selected.
          event.preventDefault();
          input.current?.focus();
          input.current?.setSelectionRange(text.length, text.length);
        }}
        className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col gap-0 overflow-hidden rounded-none border-0 p-0 max-sm:max-h-[calc(100dvh-var(--toast-space,0px))] sm:mx-auto sm:mt-[12vh] sm:h-fit sm:max-h-[76vh] sm:max-w-xl sm:rounded-lg sm:border"
      >
        <DialogTitle className="sr-only">Search AI tools</DialogTitle>
        {opening && <PendingBar />}
        <div className="border-border flex shrink-0 items-center gap-3 border-b pl-4">
          {pending || opening ? (
            <LoaderCircle className="animate-spin-slow text-muted size-5 shrink-0" />
          ) : (
            <Search className="text-muted size-5 shrink-0" />
          )}
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search AI tools"
            aria-autocomplete="list"
            aria-expanded={query !== ""}
            aria-controls={query === "" ? undefined : listId}
            aria-activedescendant={query === "" ? undefined : `${listId}-${active}`}
            placeholder="Search AI tools"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={(event) => {
              // Who goes on typing looks for something else.
              setOpened(undefined);
              setText(event.target.value);
            }}
            onKeyDown={onKeyDown}
            className="placeholder:text-muted h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
          />
          <DialogClose
            aria-label="Close"
            className="text-muted hover:bg-surface-2 hover:text-foreground mr-2 grid size-11 shrink-0 place-items-center rounded-md sm:size-9"
          >
            <X className="size-5 sm:size-4" />
          </DialogClose>
        </div>
        <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-2 max-sm:pb-[max(8px,env(safe-area-inset-bottom))]">
          {query === "" ? (
            <SearchRecents
              recent={recent}
              onChoose={(one) => {
                setText(one);
                input.current?.focus();
              }}
              onChange={keep}
            />
          ) : (
            <SearchResults
              id={listId}
              query={query}
              entries={entries}
              active={active}
              pending={pending}
              error={error}
              onRetry={() => {
                retry();
                input.current?.focus();
              }}
              onActivate={(index) => setChosen({ query, index })}
              onOpen={open}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** What has not changed for so long is what somebody wanted to type, milliseconds. */
const pause = 1_500;
const shortest = 3;

/** Counts what is searched for while somebody types; `results` is undefined while they are on their way. */
function useSearchShown(query: string, results: number | undefined): void {
  useEffect(() => {
    if (query.length < shortest || results === undefined) return;
    const timer = setTimeout(() => recordSearch({ query, results }), pause);
    return () => clearTimeout(timer);
  }, [query, results]);
}
