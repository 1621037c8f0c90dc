import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { anyUnsaved, useDiscard } from "@/components/admin/use-unsaved";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

/** Asks before a link of the back office, or Back, leaves what is not saved. The browser asks before all other ways. */
export function LeaveGuard() {
  const router = useRouter();
  const discard = useDiscard();
  const path = usePathname();
  const query = useSearchParams();
  const here = useRef({ state: null as unknown, path: "", href: "" });
  const leaving = useRef(false);

  useEffect(() => {
    const { pathname, href } = window.location;
    here.current = { state: window.history.state, path: pathname, href };
    leaving.current = false;
  }, [path, query]);

  const onClick = useEffectEvent(async (event: MouseEvent) => {
    if (!anyUnsaved() || event.button !== 0) return;
    if (opensElsewhere(event)) return;
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || !link.href || (link.target && link.target !== "_self")) return;
    const { origin, pathname } = new URL(link.href);
    // A link out of the back office loads a page, and the browser asks.
    if (origin !== window.location.origin || !/^\/(admin|moderation)(\/|$)/.test(pathname)) return;
    if (pathname === window.location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    if (await discard()) router.push(link.href);
  });
  const onPop = useEffectEvent(async (event: PopStateEvent) => {
    if (leaving.current || !anyUnsaved() || window.location.pathname === here.current.path) return;
    // The address has changed already: it is put back, unseen by the router, until the answer is known.
    event.stopImmediatePropagation();
    window.history.pushState(here.current.state, "", here.current.href);
    if (!(await discard())) return;
    leaving.current = true;
    window.history.back();
  });

  // Listeners of a window are called in the order in which they were added: these once, before the router adds its own.
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener("click", (event) => void onClick(event), { capture: true, signal });
    window.addEventListener("popstate", (event) => void onPop(event), { signal });
    return () => gone.abort();
  }, []);

  return null;
}
