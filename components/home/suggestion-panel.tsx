"use client";

import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { noteAsked, readAsked, returnTo } from "@/components/home/asked";
import { SuggestionResults } from "@/components/home/suggestion-results";
import { Button } from "@/components/ui/button";
import { call, CallError } from "@/lib/platform/http/client";
import type { recommendToolsApi } from "@/lib/tools/api";
import type { SuggestionsDto } from "@/lib/tools/schema";

type State =
  | { step: "input"; error?: string }
  | { step: "searching" }
  | { step: "results"; asked: string; answer: SuggestionsDto; without: string[] };

/**
 * Asks what somebody needs a tool for and answers with up to six, each with the reasons. Who opens one of them and comes back finds
 * the answers again, where they were.
 */
export function SuggestionPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState(() => readAsked()?.query ?? "");
  const [state, setState] = useState<State>({ step: "input" });
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const showsInput = state.step !== "results";

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
    if (!query || state.step === "searching") return false;
    const controller = new AbortController();
    running.current = controller;
    setState({ step: "searching" });
    try {
      const answer = await call<typeof recommendToolsApi>("POST", "/api/suggestions", {
        body: { query, without },
        signal: controller.signal,
      });
      flushSync(() => setState({ step: "results", asked: query, answer, without }));
      noteAsked({ query, without });
      return true;
    } catch (reason) {
      if (controller.signal.aborted) return false;
      setState({
        step: "input",
        error: reason instanceof CallError ? reason.message : "Something went wrong. Please try again.",
      });
      input.current?.focus();
      return false;
    }
  }

  return (
    <div
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
        <X aria-hidden strokeWidth={1.75} className="size-4" />
      </button>
      {state.step === "results" ? (
        <SuggestionResults
          asked={state.asked}
          answer={state.answer}
          onWithout={(constraint) => void ask(state.asked, [...state.without, constraint])}
          onOpen={() => noteAsked({ query: state.asked, without: state.without, top: scrollY })}
          onAgain={() => {
            noteAsked(undefined);
            setState({ step: "input" });
          }}
        />
      ) : (
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void ask(text.trim());
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
              aria-describedby={
                state.step === "input" && state.error ? "suggestion-error suggestion-hint" : "suggestion-hint"
              }
              value={text}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Summarise recorded meetings"
              readOnly={state.step === "searching"}
              className="border-input bg-background placeholder:text-muted h-11 min-w-0 rounded-md border px-3 text-base sm:flex-1"
              onChange={(event) => setText(event.target.value)}
            />
            <Button
              type="submit"
              size="lg"
              disabled={!text.trim() || state.step === "searching"}
              className="sm:w-32"
            >
              {state.step === "searching" ? "Finding..." : "Find Tools"}
            </Button>
          </div>
          {state.step === "input" && state.error && (
            <p id="suggestion-error" role="alert" className="text-danger mt-2 text-sm">
              {state.error}
            </p>
          )}
        </form>
      )}
      <p role="status" className="sr-only">
        {state.step === "searching" ? "Finding..." : state.step === "results" ? foundLine(state.answer) : ""}
      </p>
    </div>
  );
}

function foundLine({ match, suggestions: { length } }: SuggestionsDto): string {
  if (match === "none") return "No good match";
  return `${length} ${length === 1 ? "tool" : "tools"} found`;
}
