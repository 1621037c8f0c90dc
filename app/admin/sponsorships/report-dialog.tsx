"use client";

import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useConfirm } from "@/components/admin/confirm";
import { ReportView } from "@/components/sponsorships/report-view";
import { Button, buttonVariants } from "@/components/ui/button";
import { copyLink } from "@/components/ui/copy-link";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { call, CallError } from "@/lib/platform/http/client";
import type { getReportApi, renewReportLinkApi } from "@/lib/sponsorships/api";
import { longestReport, type SponsorshipReport } from "@/lib/sponsorships/report/schema";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";

/** A listing's numbers as its advertiser reads them, and the link to them. */
export function ReportDialog({ sponsorship, onClose }: { sponsorship: SponsorshipDto; onClose: () => void }) {
  const { id, name } = sponsorship;
  const [report, setReport] = useState<SponsorshipReport>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const over = new AbortController();
    call<typeof getReportApi>("GET", "/api/sponsorships/{id}/report", {
      params: { id },
      query: {},
      signal: over.signal,
    })
      .then(setReport)
      .catch((error: unknown) => {
        if (!over.signal.aborted) setFailure(error instanceof CallError ? error.message : "Unknown error");
      });
    return () => over.abort();
  }, [id, tries]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle className="break-words">Report of {name}</DialogTitle>
          <DialogDescription>The numbers that the advertiser sees.</DialogDescription>
        </DialogHeader>
        {report ? (
          <>
            <ReportLink
              id={id}
              link={report.link ?? null}
              onMade={(link) => setReport({ ...report, link })}
            />
            <ReportView report={report} />
            <a
              href={`/api/sponsorships/${id}/report?days=${longestReport}&format=csv`}
              download
              className={buttonVariants({ variant: "outline", className: "justify-self-start" })}
            >
              Download CSV
            </a>
          </>
        ) : failure === undefined ? (
          <div role="status" aria-label="Loading the report">
            <Skeleton className="h-96" />
          </div>
        ) : (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p>Failed to load the report: {failure}</p>
            <Button
              variant="outline"
              onClick={() => {
                setFailure(undefined);
                setTries(tries + 1);
              }}
            >
              Try again
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The advertiser's link: to be copied, and to be made anew where it came into wrong hands. */
function ReportLink({
  id,
  link,
  onMade,
}: {
  id: string;
  link: string | null;
  onMade: (link: string) => void;
}) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);

  async function make() {
    const agreed =
      link === null ||
      (await confirm({
        title: "Make a new link?",
        description: "The one that you have sent leads nowhere from then on.",
        action: "Make a new link",
        destructive: true,
      }));
    if (!agreed) return;
    setBusy(true);
    try {
      const made = await call<typeof renewReportLinkApi>("POST", "/api/sponsorships/{id}/report-link", {
        params: { id },
      });
      onMade(made.link);
      toast.success("The link is ready");
    } catch (error) {
      toast.error("Failed to make a link", error instanceof CallError ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor="report-link">Link for the advertiser</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id="report-link"
          readOnly
          className="min-w-0 flex-1 basis-60"
          value={link ?? ""}
          placeholder="No link has been made yet"
          onFocus={({ target }) => target.select()}
        />
        {link !== null && (
          <Button variant="outline" onClick={() => void copyLink(link)}>
            <Copy aria-hidden strokeWidth={1.75} />
            Copy
          </Button>
        )}
        <Button variant="outline" disabled={busy} onClick={() => void make()}>
          {link === null ? "Make a link" : "Make a new link"}
        </Button>
      </div>
      <p className="text-muted text-xs">Whoever has it reads this report without an account.</p>
    </div>
  );
}
