import { setTimeout as sleep } from "node:timers/promises";

/** What a call of a running site answered. */
export type Reply<T = unknown> = { status: number; text: string; body: T; headers: Headers };

/** Calls a running site as a browser of its own address; an object is sent as JSON. */
export async function ask<T = unknown>(
  site: { url: string },
  path: string,
  {
    headers = {},
    body,
    ...init
  }: Omit<RequestInit, "body"> & { headers?: Record<string, string>; body?: object } = {},
): Promise<Reply<T>> {
  const form = body instanceof FormData;
  const response = await fetch(new URL(path, site.url), {
    redirect: "manual",
    ...init,
    method: init.method ?? (body ? "POST" : "GET"),
    headers: { ...(body && !form ? { "content-type": "application/json" } : {}), ...headers },
    body: form ? body : body && JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    text,
    body: (isJson ? JSON.parse(text) : undefined) as T,
    headers: response.headers,
  };
}

/** Asks again until the answer is as it should be, or the time is over. */
export async function until<T>(
  read: () => Promise<T>,
  isRight: (answer: T) => boolean,
  seconds = 15,
): Promise<T> {
  for (const deadline = Date.now() + seconds * 1000; ; await sleep(50)) {
    const answer = await read();
    if (isRight(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Not so after ${seconds} seconds: ${JSON.stringify(answer)}`);
  }
}
