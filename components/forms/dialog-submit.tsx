import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";

/** The foot of a form in a dialog: the way back, and the button that sends it. `disabled` leaves the button its focus. */
export function DialogSubmit({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button variant="outline">Cancel</Button>
      </DialogClose>
      <Button type="submit" aria-disabled={disabled}>
        {children}
      </Button>
    </DialogFooter>
  );
}
