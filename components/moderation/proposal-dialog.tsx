import { Notice } from "@/components/moderation/notice";
import { ProposalDifference } from "@/components/owners/proposal-difference";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import { OpenDialog } from "@/components/ui/open-dialog";
import type { ProposalDto } from "@/lib/owners/schema-proposals";

/**
 * What an owner wants changed, beside how it is, and the decision on it.
 *
 * @param own whether it is about a tool of who looks, who decides nothing then
 */
export function ProposalDialog({
  proposal,
  own,
  busy,
  onApprove,
  onReject,
  onClose,
}: {
  proposal: ProposalDto;
  own: boolean;
  /** A decision is on its way. */
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
  onClose: () => void;
}) {
  const { tool, user, change, status, byOwner, changedSince, reason } = proposal;
  return (
    <OpenDialog
      busy={busy}
      title={tool.name}
      description={
        <>
          {user?.name ?? "An owner"} proposes this change.{" "}
          {status === "pending"
            ? `Approving it changes the page at once.${change.facts ? " Its facts count as checked today." : ""}`
            : `It was ${status === "approved" ? "approved" : "rejected"}.`}
        </>
      }
      className="max-w-3xl"
      onClose={onClose}
    >
      <div className="flex min-w-0 flex-col gap-4">
        {own && <Notice>You can&apos;t decide on a proposal for a tool of your own.</Notice>}
        {status === "pending" && !byOwner && (
          <Notice>
            {user?.name} is no longer an owner of this tool, or suspended. It can only be rejected.
          </Notice>
        )}
        {changedSince && (
          <Notice>The tool was changed since this was proposed. The left side is how it is now.</Notice>
        )}
        {reason && <p className="text-sm break-words whitespace-pre-line">The reason: {reason}</p>}
        <ProposalDifference proposal={proposal} />
        <DialogFooter className="border-border bg-background sticky -bottom-6 z-10 -mx-6 mt-1 -mb-6 flex-row border-t px-6 py-4 max-sm:*:h-11 max-sm:*:flex-1">
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
          {status === "pending" && !own && (
            <>
              <Button variant="outline" aria-disabled={busy} onClick={onReject}>
                Reject
              </Button>
              <Button aria-disabled={busy || !byOwner} onClick={onApprove}>
                {busy ? "Deciding..." : "Approve"}
              </Button>
            </>
          )}
        </DialogFooter>
      </div>
    </OpenDialog>
  );
}
