import { viewerNow } from "@/components/viewer/viewer-store";
import { setOnList, type OwnListName } from "@/components/votes/own-lists";
import { confirmVotes } from "@/components/votes/vote-counts";

/** Sent on the window when the server has confirmed a vote; its detail is a {@link VoteChange}. For scripts of the site's owner. */
const voteEvent = "site:vote";
type VoteChange = { toolId: string; votes: number; isUpvoted: boolean };

/** What tabs tell each other: a confirmed change and the account that made it. */
type Message = { by: string; toolId: string } & (
  { list: "upvotedTools"; on: boolean; votes: number } | { list: "savedTools"; on: boolean }
);

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("almanac-votes");

function showVote(change: VoteChange): void {
  setOnList("upvotedTools", change.toolId, change.isUpvoted);
  confirmVotes(change.toolId, change.votes);
  window.dispatchEvent(new CustomEvent(voteEvent, { detail: change }));
}

function broadcast(list: OwnListName, rest: object): void {
  const viewer = viewerNow();
  if (viewer.status === "in") channel?.postMessage({ by: viewer.me.id, list, ...rest });
}

/** Tells all copies of a tool, on this page and in other tabs, of a confirmed vote. */
export function announceVote(change: VoteChange): void {
  showVote(change);
  const { toolId, votes, isUpvoted } = change;
  broadcast("upvotedTools", { toolId, votes, on: isUpvoted });
}

/** Tells other tabs of a confirmed save. */
export function announceSave(toolId: string, on: boolean): void {
  broadcast("savedTools", { toolId, on });
}

if (typeof window !== "undefined") {
  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    const viewer = viewerNow();
    const own = viewer.status === "in" && viewer.me.id === data.by;
    if (own && data.list === "upvotedTools")
      showVote({ toolId: data.toolId, votes: data.votes, isUpvoted: data.on });
    else if (own) setOnList(data.list, data.toolId, data.on);
    else if (data.list === "upvotedTools") confirmVotes(data.toolId, data.votes);
  });
}
