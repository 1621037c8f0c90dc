import { useRouter } from "next/navigation";
import { viewerChanged } from "@/components/viewer/viewer-store";

/** Shows a change of the account everywhere: on this page, in its menu, and in other tabs. */
export function useAccountChanged(): () => void {
  const router = useRouter();
  return () => {
    router.refresh();
    void viewerChanged();
  };
}
