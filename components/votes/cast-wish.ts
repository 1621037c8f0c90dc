import { toast } from "@/components/ui/toast";
import { currentViewer } from "@/components/viewer/viewer-store";
import { isOnList } from "@/components/votes/own-lists";
import { toggleSave, toggleVote } from "@/components/votes/toggle";
import { takeWish } from "@/components/votes/wish";

const said = {
  upvotedTools: { done: "Your upvote was counted.", already: "You had upvoted this tool already." },
  savedTools: { done: "The tool was saved.", already: "You had saved this tool already." },
};

/** Does what was wanted before signing in, and says so. What is so already stays so. */
export async function castWish(): Promise<void> {
  const viewer = await currentViewer();
  if (viewer.status !== "in") return;
  const wish = takeWish();
  if (!wish) return;
  const { list, id, votes } = wish;
  const { done, already } = said[list];
  if (isOnList(list, id)) return toast.info(already);
  await (list === "upvotedTools" ? toggleVote(id, votes) : toggleSave(id));
  // A refusal was told with its reason, as was what an upvote waits for.
  if (isOnList(list, id) && (list !== "upvotedTools" || viewer.me.counts)) toast.success(done);
}
