import { send } from "@/lib/platform/http/client";
import type { Call, Contract, Received } from "@/lib/platform/http/contract";

/** Reads a page of a paged list, and how many items all its pages have. @throws CallError as `call` does */
export async function callPage<C extends Contract & { method: "GET"; paged: true }>(
  path: C["path"],
  input: Call<C>,
): Promise<{ items: Received<C>; total: number }> {
  const { answer, headers } = await send("GET", path, input);
  return { items: answer as Received<C>, total: Number(headers.get("X-Total-Count") ?? 0) };
}
