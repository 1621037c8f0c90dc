import { useRouter } from "next/navigation";

/**
 * Counts anew what waits beside the screens' links. Only after the server has answered: where it can't be reached, the router
 * leaves the page for the browser's own, and what was typed is lost.
 */
export function useRecount(): () => void {
  const router = useRouter();
  return () => router.refresh();
}
