import { toast } from "@/components/ui/toast";
import { onList, toggle } from "@/components/votes/switch";
import { newerVotes, showVotes } from "@/components/votes/vote-counts";
import { announce } from "@/components/votes/vote-events";
import type { saveToolApi, unsaveToolApi } from "@/lib/engagement/saves/api";
import type { castVoteApi } from "@/lib/engagement/votes/api";
import { call, sentenceOf } from "@/lib/platform/http/client";
import type { getToolApi } from "@/lib/tools/api";
import { isToolId } from "@/lib/tools/utils";

/** Upvotes a tool, or takes the upvote back. `shown` is the count that the button shows. */
export async function toggleVote(id: string, shown: number): Promise<void> {
  if (!id) return toast.error("Tool ID not available for upvoting.");
  if (!isToolId(id)) return toast.error("This tool cannot be upvoted (invalid or temporary ID).");
  await toggle({
    ...onList("upvotedTools", id),
    count: { id, shown, moves: (me) => me.counts },
    signedOut: ["Please sign in to upvote tools."],
    wish: { list: "upvotedTools", id, votes: shown },
    async change(upvote) {
      const { votes, isUpvoted, counts } = await call<typeof castVoteApi>("POST", "/api/tools/{id}/vote", {
        params: { id },
        body: { action: upvote ? "upvote" : "remove" },
      });
      announce({ list: "upvotedTools", toolId: id, on: isUpvoted, count: votes });
      if (isUpvoted && !counts) {
        // Few accounts wait to be confirmed, so that what tells them comes with the first vote that does.
        await import("@/components/votes/tell-waiting").then(
          ({ tellWaiting }) => tellWaiting("Your upvote is kept", "It counts"),
          () => toast.info("Your upvote is kept"),
        );
      }
    },
    failed(reason) {
      toast.error(sentenceOf(reason) ?? "Failed to update vote on server.");
      void reload(id);
    },
  });
}

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

export async function toggleSave(id: string): Promise<void> {
  if (!isToolId(id)) return toast.error("Invalid tool ID for saving.");
  await toggle({
    ...onList("savedTools", id),
    signedOut: ["Please sign in to save tools."],
    wish: { list: "savedTools", id, votes: 0 },
    async change(on) {
      const path = "/api/me/saved/{toolId}";
      const input = { params: { toolId: id } };
      await (on
        ? call<typeof saveToolApi>("PUT", path, input)
        : call<typeof unsaveToolApi>("DELETE", path, input));
      announce({ list: "savedTools", toolId: id, on });
    },
    failed: (reason) => toast.error("Failed to update saved tools.", sentenceOf(reason)),
  });
}
