"use client";

import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { noteAsked, readAsked } from "@/components/home/asked";
import { SuggestionResults } from "@/components/home/suggestion-results";
import { Button } from "@/components/ui/button";
import { call, messageOf } from "@/lib/platform/http/client";
import type { recommendToolsApi } from "@/lib/tools/api";
import type { SuggestionsDto } from "@/lib/tools/schema";

/** What was answered to what, if anything was, and how it goes with the question that is asked now. */
type State = {
  answered?: { asked: string; answer: SuggestionsDto; without: string[] };
  searching: boolean;
  error?: string;
};
const asksNothing: State = { searching: false };

/**
 * Asks what somebody needs a tool for and answers with up to six, each with the reasons. Who opens one of them and comes back finds
 * the answers again, where they were.
 */
export default function SuggestionPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState(() => readAsked()?.query ?? "");
  const [state, setState] = useState(asksNothing);
  const region = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const { answered, searching, error } = state;
  const showsInput = answered === undefined;

  useEffect(() => {
    if (showsInput) input.current?.select();
  }, [showsInput]);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const asked = readAsked();
    if (!asked) return;
    const answered = ask(asked.query, asked.without);
    if (asked.top !== undefined) return returnTo(asked.top, answered);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, where somebody comes back
  }, []);

  /** Answers whether it was answered. */
  async function ask(query: string, without: string[] = []): Promise<boolean> {
    if (!query || searching) return false;
    const controller = new AbortController();
    running.current = controller;
    setState({ answered, searching: true });
    try {
      const answer = await call<typeof recommendToolsApi>("POST", "/api/suggestions", {
        body: { query, without },
        signal: controller.signal,
      });
      flushSync(() => setState({ answered: { asked: query, answer, without }, searching: false }));
      noteAsked({ query, without });
      return true;
    } catch (reason) {
      if (controller.signal.aborted) return false;
      // What was answered before stays.
      setState({
        answered,
        searching: false,
        error: messageOf(reason, "Something went wrong. Please try again."),
      });
      input.current?.focus();
      return false;
    }
  }

  /** Brings the head of what was just asked for in sight, below the navigation; where it is there, the page stays. */
  const reveal = () => region.current?.querySelector("h2, form")?.scrollIntoView({ block: "nearest" });

  return (
    <div
      ref={region}
      id="suggestions"
      role="region"
      aria-label="Suggestions"
      className="animate-in border-border bg-background relative mt-4 w-full rounded-lg border p-4 text-left sm:p-5"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <button
        type="button"
        aria-label="Close suggestions"
        className="text-muted hover:bg-surface-2 hover:text-foreground absolute top-2 right-2 grid size-10 place-items-center rounded-md"
        onClick={onClose}
      >
        <X className="size-4" />
      </button>
      {answered ? (
        <div aria-busy={searching} className="transition-opacity aria-busy:opacity-60">
          {error && (
            <p role="alert" className="text-danger mb-2 pr-10 text-sm">
              {error}
            </p>
          )}
          <SuggestionResults
            key={answered.without.length}
            asked={answered.asked}
            answer={answered.answer}
            onWithout={(constraint) =>
              void ask(answered.asked, [...answered.without, constraint]).then(reveal)
            }
            onOpen={() => noteAsked({ query: answered.asked, without: answered.without, top: scrollY })}
            onAgain={() => {
              noteAsked(undefined);
              flushSync(() => setState(asksNothing));
              reveal();
            }}
          />
        </div>
      ) : (
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void ask(text.trim()).then(reveal);
          }}
        >
          <label htmlFor="suggestion-query" className="block pr-10 font-medium">
            What do you need a tool for?
          </label>
          <p id="suggestion-hint" className="text-muted mt-1 pr-10 text-sm">
            Describe the task in a sentence. The answer names the tools that match it best, and why.
          </p>
          <div className="mt-3 flex flex-col gap-2 sm:flex-row">
            <input
              ref={input}
              id="suggestion-query"
              aria-describedby={error ? "suggestion-error suggestion-hint" : "suggestion-hint"}
              value={text}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Summarise recorded meetings"
              readOnly={searching}
              className="border-input bg-background placeholder:text-muted h-11 min-w-0 rounded-md border px-3 text-base sm:flex-1"
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" size="lg" aria-disabled={!text.trim() || searching} className="sm:w-32">
              {searching ? "Finding..." : "Find Tools"}
            </Button>
          </div>
          {error && (
            <p id="suggestion-error" role="alert" className="text-danger mt-2 text-sm">
              {error}
            </p>
          )}
        </form>
      )}
      <p role="status" className="sr-only">
        {searching ? "Finding..." : answered ? foundLine(answered.answer) : ""}
      </p>
    </div>
  );
}

function foundLine({ match, suggestions: { length } }: SuggestionsDto): string {
  if (match === "none") return "No good match";
  return `${length} ${length === 1 ? "tool" : "tools"} found`;
}

/** Scrolls to where the page was left, unless who came back moves on meanwhile. Answers what stops it. */
function returnTo(top: number, arrived: Promise<boolean>): () => void {
  const moved = new AbortController();
  const stop = () => moved.abort();
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(kind, stop, { passive: true, signal: moved.signal });
  void arrived.then((hasArrived) => {
    if (hasArrived && !moved.signal.aborted) scrollTo({ top, behavior: "instant" });
    stop();
  });
  return stop;
}
