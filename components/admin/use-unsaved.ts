import { useEffect } from "react";
import { useConfirm } from "@/components/admin/confirm";

/** The forms on the page that hold what is not saved. */
const forms = new Set<symbol>();

/** Whether anything on the page would be lost by leaving it. */
export const anyUnsaved = () => forms.size > 0;

/** Marks a form as unsaved: the browser asks before its page is closed or loaded anew, a `LeaveGuard` before it is left for another. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const form = Symbol();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.add(form);
    window.addEventListener("beforeunload", warn);
    return () => {
      forms.delete(form);
      window.removeEventListener("beforeunload", warn);
    };
  }, [unsaved]);
}

/** Asks whether what was typed may be lost. */
export function useDiscard(): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () =>
    (await confirm({
      title: "Discard your changes?",
      description: "What you changed in this form has not been saved.",
      action: "Discard",
      destructive: true,
    })) !== null;
}
