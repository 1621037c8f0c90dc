import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { setMark } from "@/components/reviews/marks";
import { toast } from "@/components/ui/toast";
import { currentViewer } from "@/components/viewer/viewer-store";
import { confirmVotes, newerVotes, showVotes } from "@/components/votes/vote-counts";
import { call, CallError } from "@/lib/platform/http/client";
import type { markHelpfulApi, unmarkHelpfulApi } from "@/lib/reviews/api";

/** Calls that have not been answered: a second click in the meantime does nothing. */
const running = new Set<string>();

/**
 * Says that a review helped, or takes that back: shown at once, and taken back when the server refuses.
 *
 * @param on what was wanted by what the button showed
 * @param shown the count that it showed
 */
export async function toggleHelpful(id: string, on: boolean, shown: number): Promise<void> {
  if (running.has(id)) return;
  running.add(id);
  try {
    if ((await currentViewer()).status !== "in") return askToSignIn("Please sign in to say what helped you.");
    const before = newerVotes(id);
    setMark(id, on ? "helpful" : "none");
    showVotes(id, Math.max(0, shown + (on ? 1 : -1)));
    try {
      const input = { params: { id } };
      const path = "/api/reviews/{id}/helpful";
      const { helpful, isHelpful } = await (on
        ? call<typeof markHelpfulApi>("PUT", path, input)
        : call<typeof unmarkHelpfulApi>("DELETE", path, input));
      setMark(id, isHelpful ? "helpful" : "none");
      confirmVotes(id, helpful);
    } catch (reason) {
      setMark(id, on ? "none" : "helpful");
      showVotes(id, before);
      toast.error("That could not be saved.", reason instanceof CallError ? reason.message : undefined);
    }
  } finally {
    running.delete(id);
  }
}
