import { type RefObject, useEffect, useRef } from "react";
import { useConfirm } from "@/components/forms/confirm";

/** The forms on the page that hold what is not saved, and how each forgets it. */
const forms = new Map<symbol, RefObject<(() => void) | undefined>>();

/** Whether anything on the page would be lost by leaving it. */
export const anyUnsaved = () => forms.size > 0;

const forgetAll = () => forms.forEach((forget) => forget.current?.());

/** Marks a form as unsaved: the browser asks before its page is closed or loaded anew, a `LeaveGuard` before it is left for another. */
export function useUnsaved(unsaved: boolean, forget?: () => void): void {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (!unsaved) return;
    const form = Symbol();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.set(form, latest);
    window.addEventListener("beforeunload", warn);
    return () => {
      forms.delete(form);
      window.removeEventListener("beforeunload", warn);
    };
  }, [unsaved]);
}

/** What is lost where somebody else's version is taken. */
export const onlyTheirs = "Your version of what both of you changed is lost. What you changed besides stays.";

/** Asks whether what was typed may be lost; what forms had kept of it is forgotten then. */
export function useDiscard(): (description?: string) => Promise<boolean> {
  const confirm = useConfirm();
  return async (description = "What you changed in this form has not been saved.") => {
    const agreed = await confirm({
      title: "Discard your changes?",
      description,
      action: "Discard",
      cancel: "Keep editing",
      destructive: true,
    });
    if (agreed) forgetAll();
    return agreed !== null;
  };
}
