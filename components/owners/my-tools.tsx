import { BadgeCheck } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { ClaimBadge } from "@/components/owners/claim-badge";
import { GiveUpUnlisted } from "@/components/owners/give-up-unlisted";
import { ownerScreens } from "@/components/owners/owner-screens";
import { LinkButton } from "@/components/ui/button";
import { ProposalBadge } from "@/components/owners/proposal-badge";
import type { ClaimDto } from "@/lib/owners/schema";
import type { ClaimedTool } from "@/lib/owners/schema-proposals";
import { formatDay } from "@/lib/platform/dates/utils";

const unlisted = "The tool is not in the directory at the moment.";

function state(claim: ClaimDto): string {
  const { tool, status, moved, verifiedAt, failingSince, failure, reason, createdAt } = claim;
  if (status === "revoked") return `The reason: ${reason}`;
  if (status === "lost" || moved) return failure ?? "We could no longer see that it is yours.";
  if (status === "pending" && !tool.listed) return `Claim started on ${formatDay(createdAt)}`;
  if (status === "pending")
    return `Claim started on ${formatDay(createdAt)}. Next, put your token in its place and have us look for it. The tool stays listed as it is.`;
  if (failingSince) return `Not found since ${formatDay(failingSince)}. ${failure ?? ""}`;
  return `Yours since ${formatDay(verifiedAt ?? createdAt)}`;
}

function proposalState({ status, reason, updatedAt, decidedAt }: NonNullable<ClaimedTool["proposal"]>) {
  if (status === "pending") return `Sent on ${formatDay(updatedAt)}. A moderator decides on it.`;
  const day = formatDay(decidedAt ?? updatedAt);
  return status === "approved" ? `On ${day}: the tool was changed.` : `On ${day}. The reason: ${reason}`;
}

/** The tools that somebody makes, or says that they do: where each stands and what can be done. */
export function MyTools({ tools }: { tools: ClaimedTool[] }) {
  if (tools.length === 0)
    return (
      <EmptyState
        icon={<BadgeCheck />}
        title="No tools of yours yet"
        description={
          'If you make a tool that is listed, open its page and choose "Do you make this?" among its links. Beside a tool that you submitted, under Submissions, stands "Do you make it?" once it is approved.'
        }
        action={
          <LinkButton href="/categories" size="default">
            Find your tool
          </LinkButton>
        }
      />
    );
  return (
    <ul className="border-border divide-border divide-y rounded-lg border">
      {tools.map((claim) => {
        const { id, tool, domain, status, proposal } = claim;
        return (
          <li key={id} className="flex flex-col gap-2 px-4 py-3">
            <div className="min-w-0">
              <div className="flex items-start justify-between gap-4">
                <p className="min-w-0 font-medium">
                  {tool.listed ? (
                    <a href={`/ai-tools/${tool.slug}`} className="inline-block min-h-6 hover:underline">
                      {tool.name}
                    </a>
                  ) : (
                    tool.name
                  )}
                </p>
                <ClaimBadge status={status} />
              </div>
              <p className="text-muted max-w-prose text-sm break-words whitespace-pre-line">
                {[domain, state(claim), ...(tool.listed ? [] : [unlisted])].join(" · ")}
              </p>
            </div>
            {proposal && (
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <span>Proposed change:</span>
                <ProposalBadge status={proposal.status} />
                <span className="text-muted max-w-prose break-words whitespace-pre-line">
                  {proposalState(proposal)}
                </span>
              </div>
            )}
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {status === "verified" &&
                ownerScreens.map(({ label, path }) => (
                  <a
                    key={label}
                    href={`/dashboard/tools/${tool.id}${path}`}
                    className="link inline-flex min-h-6 items-center text-sm"
                  >
                    {label}
                    <span className="sr-only"> of {tool.name}</span>
                  </a>
                ))}
              {tool.listed && (
                <a
                  href={`/ai-tools/${tool.slug}/claim`}
                  className="link inline-flex min-h-6 items-center text-sm"
                >
                  {status === "pending" || status === "lost" ? "Show that it is yours" : "Your claim"}
                  <span className="sr-only"> of {tool.name}</span>
                </a>
              )}
              {!tool.listed && status !== "revoked" && <GiveUpUnlisted claim={claim} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
