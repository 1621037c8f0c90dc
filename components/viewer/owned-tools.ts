import { useViewer } from "@/components/viewer/viewer-store";

const none: string[] = [];

/** The tools that the viewer is a verified owner of; none until it is known who looks. */
export function useOwnedTools(): string[] {
  const viewer = useViewer();
  return viewer.status === "in" ? viewer.me.ownedTools : none;
}
