import type { ComponentProps, ReactNode } from "react";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";

/** A dialog that is open for as long as it is there: what it is called, one sentence on what it is for, and the rest. */
export function OpenDialog({
  title,
  description,
  busy,
  onClose,
  children,
  ...content
}: Omit<ComponentProps<typeof DialogContent>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  /** Something is sent from it: it stays open. */
  busy?: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open busy={busy} onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...(description ? {} : { "aria-describedby": undefined })} {...content}>
        <DialogHeader className="min-w-0">
          <DialogTitle className="break-words">{title}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}
