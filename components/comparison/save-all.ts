import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { toast } from "@/components/ui/toast";
import { currentViewer } from "@/components/viewer/viewer-store";
import { isOnList } from "@/components/votes/own-lists";
import { toggleSave } from "@/components/votes/toggle";

/** Saves these tools; those that are saved stay so. */
export async function saveAll(ids: string[]): Promise<void> {
  if ((await currentViewer()).status !== "in") return askToSignIn("Please sign in to save tools.");
  const isSaved = (id: string) => isOnList("savedTools", id);
  await Promise.all(ids.filter((id) => !isSaved(id)).map(toggleSave));
  // A refusal was told with its reason.
  if (ids.every(isSaved)) toast.success(`All ${ids.length} tools are saved.`);
}
