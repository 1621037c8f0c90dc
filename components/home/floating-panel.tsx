"use client";

import { type ReactNode, type RefObject, useState } from "react";
import { DialogTitle } from "@/components/ui/dialog";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { Sheet, SheetContent } from "@/components/ui/sheet";

/**
 * A panel that opens beside its control on a wide screen and from the lower edge on a phone. It is open for as long as
 * it is there; the focus goes back to the control.
 */
export function FloatingPanel({
  title,
  control,
  onClose,
  onOpenAutoFocus,
  className,
  children,
  footer,
}: {
  title: string;
  control: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onOpenAutoFocus?: (event: Event) => void;
  className?: string;
  children: ReactNode;
  /** Stands at the foot of the sheet on a phone. */
  footer?: ReactNode;
}) {
  const [phone] = useState(() => matchMedia("(max-width: 639px)").matches);
  const shared = {
    onOpenAutoFocus,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      control.current?.focus({ preventScroll: true });
    },
  };
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };

  if (phone) {
    return (
      <Sheet open onOpenChange={onOpenChange}>
        <SheetContent
          side="bottom"
          aria-describedby={undefined}
          className="gap-0 overflow-hidden"
          {...shared}
        >
          <DialogTitle className="pr-8 pb-4">{title}</DialogTitle>
          <div className="-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-2">{children}</div>
          {footer}
        </SheetContent>
      </Sheet>
    );
  }
  return (
    <Popover open onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={control as RefObject<HTMLButtonElement>} />
      <PopoverContent
        aria-label={title}
        className={className}
        // The control closes the panel itself; without this it would close and open again.
        onInteractOutside={(event) => {
          if (control.current?.contains(event.target as Node)) event.preventDefault();
        }}
        {...shared}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
