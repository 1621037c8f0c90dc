import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { toast } from "@/components/ui/toast";
import { currentViewer, loadViewer, viewerNow } from "@/components/viewer/viewer-store";
import { isOnList, setOnList, type OwnListName } from "@/components/votes/own-lists";
import { newerVotes, showVotes } from "@/components/votes/vote-counts";
import { announceSave, announceVote } from "@/components/votes/vote-events";
import { keepWish } from "@/components/votes/wish";
import type { saveToolApi, unsaveToolApi } from "@/lib/engagement/saves/api";
import type { castVoteApi } from "@/lib/engagement/votes/api";
import { call, CallError, sentenceOf } from "@/lib/platform/http/client";
import type { getToolApi } from "@/lib/tools/api";
import { isToolId } from "@/lib/tools/utils";

/** Calls that have not been answered: a second click in the meantime does nothing. */
const running = new Set<string>();

/** What failed last, and was told. */
let failedKey: string | undefined;

/**
 * Changes a list of the account, shown at once and taken back when the server refuses. Who is not signed in is asked to,
 * and it is done then.
 */
async function toggle(
  list: OwnListName,
  id: string,
  votes: number,
  signedOut: string,
  change: (on: boolean) => Promise<void>,
  failed: (reason: unknown) => void,
  undo = () => {},
): Promise<void> {
  const key = list + id;
  if (running.has(key)) return;
  running.add(key);
  try {
    // What the button showed is what was clicked: before it is known who looks, it shows nothing as marked.
    const on = !isOnList(list, id);
    if ((await currentViewer()).status !== "in") {
      keepWish({ list, id, votes });
      return askToSignIn(signedOut);
    }
    if (isOnList(list, id) === on) return;
    setOnList(list, id, on);
    try {
      await change(on);
      if (failedKey === key) toast.dismiss();
      failedKey = undefined;
    } catch (reason) {
      setOnList(list, id, !on);
      undo();
      // That the session has ended is said by itself.
      if (!(reason instanceof CallError && reason.status === 401)) {
        failedKey = key;
        failed(reason);
      }
      // The session may be over, or the answer lost on its way: what is so is asked again.
      await loadViewer({ again: true });
    }
  } finally {
    running.delete(key);
  }
}

/** Upvotes a tool, or takes the upvote back. `shown` is the count that the button shows. */
export async function toggleVote(id: string, shown: number): Promise<void> {
  if (!id) return toast.error("Tool ID not available for upvoting.");
  if (!isToolId(id)) return toast.error("This tool cannot be upvoted (invalid or temporary ID).");
  const before = newerVotes(id);
  await toggle(
    "upvotedTools",
    id,
    shown,
    "Please sign in to upvote tools.",
    async (on) => {
      if (ownVotesCount()) showVotes(id, Math.max(0, shown + (on ? 1 : -1)));
      const { votes, isUpvoted, counts } = await call<typeof castVoteApi>("POST", "/api/tools/{id}/vote", {
        params: { id },
        body: { action: on ? "upvote" : "remove" },
      });
      announceVote({ toolId: id, votes, isUpvoted });
      if (isUpvoted && !counts) {
        // Few accounts wait to be confirmed, so that what tells them comes with the first vote that does.
        await import("@/components/votes/tell-waiting").then(
          ({ tellWaiting }) => tellWaiting(),
          () => toast.info("Your upvote is kept"),
        );
      }
    },
    (reason) => {
      toast.error(sentenceOf(reason) ?? "Failed to update vote on server.");
      void reload(id);
    },
    () => showVotes(id, before),
  );
}

/** Whether an upvote of whoever is signed in shows in the count at once. */
function ownVotesCount(): boolean {
  const viewer = viewerNow();
  return viewer.status === "in" && viewer.me.counts;
}

/** Reads a tool's count again after a failure. */
async function reload(id: string): Promise<void> {
  // A count that was confirmed a moment ago is newer than the answer, which is cached.
  if (newerVotes(id) !== undefined) return;
  try {
    const { votes } = await call<typeof getToolApi>("GET", "/api/tools/{id}", { params: { id } });
    showVotes(id, votes);
  } catch {
    // The page's count stays.
  }
}

/** Saves a tool, or takes it from the saved ones. */
export async function toggleSave(id: string): Promise<void> {
  if (!isToolId(id)) return toast.error("Invalid tool ID for saving.");
  await toggle(
    "savedTools",
    id,
    0,
    "Please sign in to save tools.",
    async (on) => {
      const path = "/api/me/saved/{toolId}";
      const input = { params: { toolId: id } };
      await (on
        ? call<typeof saveToolApi>("PUT", path, input)
        : call<typeof unsaveToolApi>("DELETE", path, input));
      announceSave(id, on);
    },
    (reason) => toast.error("Failed to update saved tools.", sentenceOf(reason)),
  );
}
