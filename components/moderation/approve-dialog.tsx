"use client";

import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { approvedPricing, type ApprovedPricing, type QueuedSubmission } from "@/lib/submissions/schema";
import { pricingOf, splitHighlights } from "@/lib/submissions/utils";
import { hostOf } from "@/lib/tools/utils";

/** What approving a submission will publish, and the price that it is published with. */
export function ApproveDialog({
  submission,
  onApprove,
  onClose,
}: {
  submission: QueuedSubmission;
  onApprove: (pricingType: ApprovedPricing) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const { toolName, websiteUrl, category, description, pricingType, keyHighlights, duplicate } = submission;
  const [pricing, setPricing] = useState<ApprovedPricing>(pricingOf(pricingType));
  const [busy, setBusy] = useState(false);
  const features = splitHighlights(keyHighlights);
  const links = [submission.twitterUrl, submission.githubUrl].flatMap((url) => url ?? []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl">
        <form
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setBusy(true);
            void onApprove(pricing).finally(() => setBusy(false));
          }}
        >
          <DialogHeader>
            <DialogTitle className="break-words">Approve {toolName}?</DialogTitle>
            <DialogDescription>This tool is added to the directory and published at once.</DialogDescription>
          </DialogHeader>
          {duplicate && (
            <Notice>
              A published tool has this website already:{" "}
              <a className="link" href={`/ai-tools/${duplicate.slug}`} target="_blank" rel="noopener">
                {duplicate.name}
              </a>
            </Notice>
          )}
          <dl className="border-border grid gap-x-6 gap-y-2.5 rounded-md border p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            <Fact name="Name">{toolName}</Fact>
            <Fact name="Website">
              <a className="link" href={websiteUrl} target="_blank" rel="noopener noreferrer nofollow">
                {hostOf(websiteUrl)}
              </a>
            </Fact>
            <Fact name="Category">{category}</Fact>
            <Fact name="Description">
              <span className="whitespace-pre-line">{description}</span>
            </Fact>
            {features.length > 0 && (
              <Fact name="Features">
                <ul className="list-disc pl-4">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </Fact>
            )}
            {links.length > 0 && <Fact name="Links">{links.map(hostOf).join(", ")}</Fact>}
          </dl>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={id}>Pricing type</Label>
            <NativeSelect
              id={id}
              className="w-full"
              value={pricing}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setPricing(target.value as ApprovedPricing)}
            >
              {approvedPricing.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </NativeSelect>
            {pricingType ? (
              <p id={`${id}-hint`} className="text-muted text-xs">
                The submission says: {pricingType}.
              </p>
            ) : (
              <Notice id={`${id}-hint`}>
                The submission names no price. Have a look at the website: as it is, the tool is published as
                paid.
              </Notice>
            )}
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={busy}>
              {busy ? "Approving..." : "Approve"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words max-sm:-mt-2">{children}</dd>
    </div>
  );
}

function Notice({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="border-warning flex items-start gap-2 rounded-md border px-3 py-2 text-sm">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="text-warning mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
