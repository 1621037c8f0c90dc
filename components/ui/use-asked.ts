import { signedInEvent } from "@/components/auth/signed-in-event";
import { useCallback, useEffect, useEffectEvent, useState } from "react";

type Answer<Data> = { key: string; attempt: number; data?: Data; error?: unknown };

/**
 * What the server answers to a question: asked when `key` changes, `wait` milliseconds after the last change, and again
 * by `retry`; never without a key. An answer that comes after the next question is dropped. With `keep` the last answer
 * stays until the next one is there, and its data even if that is an error.
 */
export function useAsked<Data>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Data>,
  { wait, keep = false }: { wait?: number; keep?: boolean } = {},
) {
  const [answer, setAnswer] = useState<Answer<Data>>();
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const send = async () => {
      try {
        const data = await askNow(signal);
        if (!signal.aborted) setAnswer({ key, attempt, data });
      } catch (error) {
        if (!signal.aborted)
          setAnswer((before) => ({ key, attempt, error, data: keep ? before?.data : undefined }));
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (wait === undefined) void send();
    else timer = setTimeout(() => void send(), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt, wait, keep]);

  // What was refused because a session had ended is asked again in the next one.
  const failed = answer?.error !== undefined;
  useEffect(() => {
    if (!failed) return;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener(signedInEvent, again);
    return () => window.removeEventListener(signedInEvent, again);
  }, [failed]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  /** Changes the data that are there, as the server has changed its own. */
  const setData = useCallback(
    (change: (before: Data) => Data) =>
      setAnswer((before) => (before?.data === undefined ? before : { ...before, data: change(before.data) })),
    [],
  );

  const current = answer?.key === key && answer?.attempt === attempt;
  const shown = keep || current ? answer : undefined;
  return { data: shown?.data, error: shown?.error, pending: key !== undefined && !current, retry, setData };
}
