import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { toast } from "@/components/ui/toast";
import { currentViewer, loadViewer } from "@/components/viewer/viewer-store";
import { isOnList, setOnList, type OwnListName } from "@/components/votes/own-lists";
import { newerVotes, showVotes } from "@/components/votes/vote-counts";
import { keepWish, type Wish } from "@/components/votes/wish";
import type { MeDto } from "@/lib/accounts/schema";
import { CallError } from "@/lib/platform/http/client";

/** Calls that have not been answered: a second click in the meantime does nothing. */
const running = new Set<string>();

/** What failed last, and was told. */
let failedKey: string | undefined;

/** Something that a button switches on and off for who is signed in. */
type Switch = {
  /** What it is, as against everything else that is switched. */
  key: string;
  isOn: () => boolean;
  setOn: (on: boolean) => void;
  /** The count beside it, and whether it moves at once. */
  count?: { id: string; shown: number; moves?: (me: MeDto) => boolean };
  /** What is said to who is not signed in, and what they have from it where the sentence does not say. */
  signedOut: [sentence: string, then?: string];
  /** What is done once they have. */
  wish?: Wish;
  change: (on: boolean) => Promise<void>;
  failed: (reason: unknown) => void;
};

/** Changes what belongs to an account, shown at once and taken back when the server refuses. Who is not signed in is asked to. */
export async function toggle({
  key,
  isOn,
  setOn,
  count,
  signedOut,
  wish,
  change,
  failed,
}: Switch): Promise<void> {
  if (running.has(key)) return;
  running.add(key);
  try {
    // What the button showed is what was clicked: before it is known who looks, it shows nothing as marked.
    const on = !isOn();
    const viewer = await currentViewer();
    if (viewer.status !== "in") {
      if (wish) keepWish(wish);
      return askToSignIn(...signedOut);
    }
    if (isOn() === on) return;
    const before = count && newerVotes(count.id);
    setOn(on);
    if (count && count.moves?.(viewer.me) !== false)
      showVotes(count.id, Math.max(0, count.shown + (on ? 1 : -1)));
    try {
      await change(on);
      if (failedKey === key) toast.dismiss();
      failedKey = undefined;
    } catch (reason) {
      setOn(!on);
      if (count) showVotes(count.id, before);
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

/** A tool's place on a list of the account, as a {@link Switch}. */
export const onList = (list: OwnListName, id: string) => ({
  key: list + id,
  isOn: () => isOnList(list, id),
  setOn: (on: boolean) => setOnList(list, id, on),
});
