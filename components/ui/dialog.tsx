"use client";

import { X } from "lucide-react";
import { type ComponentProps, createContext, type RefObject, use, useLayoutEffect, useRef } from "react";
import * as DialogPrimitive from "radix-ui/dialog";
import { BackButton } from "@/components/ui/back-button";
import { useReturnFocus } from "@/components/ui/use-return-focus";
import { cn } from "@/lib/utils";

/** Whether something is sent from the dialog around; undefined where nothing ever is. */
const Busy = createContext<boolean | undefined>(undefined);

/**
 * A modal dialog: keeps the focus and returns it, Escape closes. Give it a `DialogTitle`. While something is sent from it (`busy`) it
 * stays open and nothing in it can be changed, so that the answer finds the form that it is for.
 */
export function Dialog({
  busy,
  onOpenChange,
  ...props
}: ComponentProps<typeof DialogPrimitive.Root> & { open: boolean; busy?: boolean }) {
  return (
    <Busy value={busy}>
      <DialogPrimitive.Root onOpenChange={(open) => (open || !busy) && onOpenChange?.(open)} {...props} />
    </Busy>
  );
}

export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close aria-disabled={use(Busy) || undefined} {...props} />;
}

/** Has the focus on a busy dialog itself, as what is in it can have none; afterwards on what was refused, or where it was before. */
function useBusyFocus(busy = false): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const box = content.current;
    if (busy) {
      before.current = document.activeElement;
      box?.focus({ preventScroll: true });
    } else if (before.current) {
      const target = box?.querySelector('[aria-invalid="true"]') ?? before.current;
      if (document.activeElement === box && target instanceof HTMLElement) target.focus();
      before.current = null;
    }
  }, [busy]);
  return content;
}

export function DialogOverlay() {
  return (
    <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-black/50 transition-opacity starting:opacity-0" />
  );
}

export function DialogCloseButton() {
  return (
    <DialogClose
      aria-label="Close"
      className="text-muted hover:bg-surface-2 hover:text-foreground absolute top-3 right-3 grid size-9 place-items-center rounded-md transition-colors aria-disabled:opacity-50 max-sm:top-2 max-sm:right-2 max-sm:size-11"
    >
      <X className="size-4" />
    </DialogClose>
  );
}

/** The dialog's box, clear of a toast that is shown. Without a `DialogDescription` pass `aria-describedby={undefined}`. */
export function DialogContent({
  className,
  children,
  showCloseButton = true,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { showCloseButton?: boolean }) {
  const focus = useReturnFocus(props);
  const busy = use(Busy);
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content
        ref={useBusyFocus(busy)}
        aria-busy={busy || undefined}
        className={cn(
          "border-border bg-background shadow-float fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-32px-2*var(--toast-space,0px))] w-[calc(100%-32px)] max-w-lg auto-rows-max grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain rounded-lg border p-6 transition-[opacity,transform] outline-none max-sm:bottom-[var(--toast-space,0px)] max-sm:max-h-[calc(100dvh-32px-var(--toast-space,0px))] starting:scale-[0.98] starting:opacity-0",
          className,
        )}
        {...props}
        {...focus}
      >
        <BackButton />
        <div inert={busy} className="contents">
          {children}
          {showCloseButton && <DialogCloseButton />}
        </div>
        {busy !== undefined && (
          <p role="status" className="sr-only">
            {busy && "Sending…"}
          </p>
        )}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-1 pr-8", className)} {...props} />;
}

/** The row of a dialog's buttons, the main one last. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("flex flex-col-reverse gap-2 max-sm:*:min-h-11 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title className={cn("text-lg font-semibold wrap-anywhere", className)} {...props} />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description className={cn("text-muted text-sm wrap-anywhere", className)} {...props} />
  );
}
