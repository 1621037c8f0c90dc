import { Copy } from "lucide-react";
import { LoadFailure } from "@/components/admin/load-failure";
import { useConfirm } from "@/components/forms/confirm";
import { ReportView } from "@/components/sponsorships/report-view";
import { Button, LinkButton } from "@/components/ui/button";
import { copyLink } from "@/components/ui/copy-link";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { OpenDialog } from "@/components/ui/open-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAsked } from "@/components/ui/use-asked";
import { useBusy } from "@/components/ui/use-busy";
import { call, messageOf } from "@/lib/platform/http/client";
import type { getReportApi, renewReportLinkApi } from "@/lib/sponsorships/api";
import { longestReport } from "@/lib/sponsorships/report/schema";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";

/** A listing's numbers as its advertiser reads them, and the link to them. */
export function ReportDialog({ sponsorship, onClose }: { sponsorship: SponsorshipDto; onClose: () => void }) {
  const { id, name } = sponsorship;
  const {
    data: report,
    error,
    retry,
    setData,
  } = useAsked(id, (signal) =>
    call<typeof getReportApi>("GET", "/api/sponsorships/{id}/report", { params: { id }, query: {}, signal }),
  );

  return (
    <OpenDialog
      title={`Report of ${name}`}
      description="The numbers that the advertiser sees."
      className="max-w-3xl"
      onClose={onClose}
    >
      {report ? (
        <>
          <ReportLink
            id={id}
            link={report.link ?? null}
            onMade={({ link }) => setData((before) => ({ ...before, link }))}
          />
          <ReportView report={report} />
          <LinkButton
            href={`/api/sponsorships/${id}/report?days=${longestReport}&format=csv`}
            download
            className="justify-self-start"
            size="default"
          >
            Download CSV
          </LinkButton>
        </>
      ) : error === undefined ? (
        <div role="status" aria-label="Loading the report">
          <Skeleton className="h-96" />
        </div>
      ) : (
        <LoadFailure retry={retry}>
          Failed to load the report: {messageOf(error, "Unknown error")}
        </LoadFailure>
      )}
    </OpenDialog>
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
  onMade: (made: { link: string }) => void;
}) {
  const confirm = useConfirm();
  const [busy, run] = useBusy();

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
    const renew = async () => {
      const params = { id };
      onMade(await call<typeof renewReportLinkApi>("POST", "/api/sponsorships/{id}/report-link", { params }));
      toast.success("The link is ready");
    };
    await run(renew, (error) => toast.error("Failed to make a link", messageOf(error)));
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
            <Copy />
            Copy
          </Button>
        )}
        <Button variant="outline" aria-disabled={busy} onClick={() => void make()}>
          {link === null ? "Make a link" : "Make a new link"}
        </Button>
      </div>
      <p className="text-muted text-xs">Whoever has it reads this report without an account.</p>
    </div>
  );
}
