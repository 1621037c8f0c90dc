import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { InquiryForm } from "@/components/sponsorships/inquiry-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";

/** The form that writes to sales, and what is said once it was sent. */
export default function InquiryDialog({
  plan,
  onClose,
  onSignInNeeded,
}: {
  plan?: string;
  onClose: () => void;
  onSignInNeeded: () => void;
}) {
  const [sentFrom, setSentFrom] = useState<string>();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open busy={busy} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl gap-5">
        {sentFrom === undefined ? (
          <>
            <DialogHeader>
              <DialogTitle>Contact Sales</DialogTitle>
              <DialogDescription>
                {plan ? `About the ${plan} plan. ` : ""}Tell us what you would like to show, and when.
              </DialogDescription>
            </DialogHeader>
            <InquiryForm plan={plan} onBusy={setBusy} onSent={setSentFrom} onSignInNeeded={onSignInNeeded} />
          </>
        ) : (
          <div role="status" className="flex flex-col items-center gap-2 py-6 text-center">
            <CircleCheck className="text-primary-text size-8" />
            <DialogTitle>Message sent</DialogTitle>
            <DialogDescription className="max-w-[27em] wrap-anywhere">
              Thank you. We will answer to {sentFrom}.
            </DialogDescription>
            <Button size="lg" variant="outline" autoFocus className="mt-4" onClick={onClose}>
              Close
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
