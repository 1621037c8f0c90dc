import { viewerNow } from "@/components/viewer/viewer-store";
import { setOnList, type OwnListName } from "@/components/votes/own-lists";
import { confirmVotes } from "@/components/votes/vote-counts";

/** Sent on the window when the server has confirmed a vote, with its tool, `votes` and `isUpvoted`. For scripts of the site's owner. */
const voteEvent = "site:vote";

/** A confirmed change of a list, and the count that it made, where one is shown; `counter` names it where it is not the tool's votes. */
type Change = { list: OwnListName; toolId: string; on: boolean; count?: number; counter?: string };

/** What tabs tell each other: a change and the account that made it. */
type Message = Change & { by: string | undefined };

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("almanac-votes");

function viewerId(): string | undefined {
  const viewer = viewerNow();
  return viewer.status === "in" ? viewer.me.id : undefined;
}

function show({ list, toolId, on, count, counter = toolId }: Change, own: boolean): void {
  if (own) setOnList(list, toolId, on);
  if (count === undefined) return;
  confirmVotes(counter, count);
  if (own && list === "upvotedTools")
    window.dispatchEvent(new CustomEvent(voteEvent, { detail: { toolId, votes: count, isUpvoted: on } }));
}

/** Tells all copies of a tool, on this page and in other tabs, of a confirmed change. */
export function announce(change: Change): void {
  show(change, true);
  channel?.postMessage({ ...change, by: viewerId() } satisfies Message);
}

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => show(data, data.by === viewerId()));
