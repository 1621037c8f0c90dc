"use client";

import { PenLine } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useConfirm } from "@/components/forms/confirm";
import { useKeptDrafts } from "@/components/admin/use-form-draft";
import { EmptyState } from "@/components/layout/empty-state";
import { ProposalBadge } from "@/components/owners/proposal-badge";
import { ProposalDifference } from "@/components/owners/proposal-difference";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { removeProposalApi } from "@/lib/owners/api-proposals";
import type { OwnProposal, ProposalDto } from "@/lib/owners/schema-proposals";
import { formatDay } from "@/lib/platform/dates/utils";
import { call, CallError, messageOf } from "@/lib/platform/http/client";

const ProposalDialog = late("the form", () => import("@/components/owners/proposal-dialog"));

/** What an owner proposed of their tool and what became of it, and the way to propose something. */
export function MyProposal({ own }: { own: OwnProposal }) {
  const router = useRouter();
  const confirm = useConfirm();
  const [open, setOpen] = useState<"anew" | "again">();
  const [busy, run] = useBusy();
  const { tool, proposal } = own;
  const waits = proposal?.status === "pending";
  const rejected = proposal?.status === "rejected";
  const isKept = useKeptDrafts("proposal", open !== undefined).some(({ id }) => id === tool.id);
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef(false);
  // What was pressed is another button by then, or none.
  useEffect(() => {
    if (changed.current) place.current?.focus({ preventScroll: true });
    changed.current = false;
  }, [proposal]);

  async function withdraw() {
    const agreed = await confirm({
      title: "Withdraw your proposal?",
      description: "The tool stays as it is.",
      action: "Withdraw",
      destructive: true,
    });
    if (!agreed) return;
    const remove = async () => {
      await call<typeof removeProposalApi>("DELETE", "/api/tools/{id}/proposal", { params: { id: tool.id } });
      toast.success("Your proposal is withdrawn");
      changed.current = true;
      router.refresh();
    };
    await run(remove, (reason) => {
      toast.error("Failed to withdraw the proposal", messageOf(reason));
      // Where the server can't be reached, the router would leave the page.
      if (reason instanceof CallError && reason.status > 0) router.refresh();
    });
  }

  const propose = (
    <Button
      className="max-sm:h-11"
      variant={rejected ? "outline" : "default"}
      {...ProposalDialog.reach}
      onClick={() => setOpen("anew")}
    >
      <PenLine />
      {waits ? "Edit your proposal" : proposal ? "Propose another change" : "Propose a change"}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isKept && (
        <p
          role="status"
          className="border-border bg-surface mb-4 max-w-[43em] rounded-md border px-3 py-2 text-sm"
        >
          What you typed and did not send is kept. It is in the form when you open it.
        </p>
      )}
      {proposal ? (
        <section aria-labelledby="proposal" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id="proposal" className="text-lg">
              {waits ? "Your proposal" : "Your last proposal"}
            </h2>
            <ProposalBadge status={proposal.status} />
          </div>
          <p className="max-w-[43em] text-sm break-words whitespace-pre-line">{stateOf(proposal)}</p>
          <ProposalDifference proposal={proposal} />
          <div className="flex flex-wrap gap-2">
            {rejected && (
              <Button className="max-sm:h-11" {...ProposalDialog.reach} onClick={() => setOpen("again")}>
                Change it and send it again
              </Button>
            )}
            {propose}
            {waits && (
              <Button
                variant="outline"
                className="max-sm:h-11"
                aria-disabled={busy}
                onClick={() => void withdraw()}
              >
                Withdraw
              </Button>
            )}
          </div>
        </section>
      ) : (
        <EmptyState
          icon={<PenLine />}
          title="Nothing proposed yet"
          description="Say what is out of date in the description, website, price, features, use cases, tags, tasks, or in plans, platforms and other facts. The page stays as it is until a moderator has looked."
          action={propose}
        />
      )}
      {open && (
        <ProposalDialog
          // What waits, and what is to be sent again, the form begins with; else with the tool as it is.
          own={open === "again" && proposal ? { ...own, proposal: { ...proposal, status: "pending" } } : own}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            changed.current = true;
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

function stateOf({ status, updatedAt, decidedAt, reason, changedSince }: ProposalDto): string {
  if (status === "approved") return `Approved on ${formatDay(decidedAt ?? updatedAt)}: the tool was changed.`;
  if (status === "rejected") return `Rejected on ${formatDay(decidedAt ?? updatedAt)}. The reason: ${reason}`;
  return `Sent on ${formatDay(updatedAt)}. It waits for a moderator; whoever of its owners sent it is told by mail.${changedSince ? " The tool was changed since; the left side is how it is now." : ""}`;
}
