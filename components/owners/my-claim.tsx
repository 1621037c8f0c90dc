import { CircleCheck, CircleX } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { ConfirmProvider } from "@/components/forms/confirm";
import { ChooseWay } from "@/components/owners/choose-way";
import { ClaimProof } from "@/components/owners/claim-proof";
import { GiveUp } from "@/components/owners/give-up";
import { ownerScreens } from "@/components/owners/owner-screens";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import { formatDay } from "@/lib/platform/dates/utils";
import type { createClaimApi, listMyClaimsApi } from "@/lib/owners/api";
import type { ClaimDto, ClaimMethod } from "@/lib/owners/schema";

/**
 * One's own claim of a tool: what to do next, and where it stands.
 *
 * @param children what those are told whose claim was taken back
 */
export function MyClaim({
  toolId,
  toolName,
  children,
}: {
  toolId: string;
  toolName: string;
  children: ReactNode;
}) {
  const { data, error, retry, setData } = useAsked(toolId, async (signal) => {
    const [claim] = await call<typeof listMyClaimsApi>("GET", "/api/me/claims", {
      query: { toolId },
      signal,
    });
    return { claim: claim ?? null };
  });
  const heading = useRef<HTMLHeadingElement>(null);

  /** Shows a claim as it is now, and leads there whoever reads by ear. */
  const show = (claim: ClaimDto | null) => {
    setData(() => ({ claim }));
    requestAnimationFrame(() => heading.current?.focus());
  };
  const choose = async (method: ClaimMethod) => {
    const { claim } = await call<typeof createClaimApi>("POST", "/api/tools/{id}/claims", {
      params: { id: toolId },
      body: { method },
    });
    show(claim);
  };

  if (error !== undefined)
    return <NotLoaded retry={retry}>{`Failed to load your claim. ${(error as Error).message}`}</NotLoaded>;

  if (!data)
    return (
      <p role="status" className="text-muted h-48 text-sm">
        Loading your claim…
      </p>
    );

  const { claim } = data;
  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {text}
    </h2>
  );
  const giveUp = claim && (
    <ConfirmProvider>
      <GiveUp claim={claim} onGone={() => show(null)} />
    </ConfirmProvider>
  );
  if (claim?.status === "revoked")
    return (
      <>
        {title("Your claim was taken back")}
        <p className="mt-2 flex gap-2 text-sm">
          <CircleX className="text-danger mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words whitespace-pre-line">The reason: {claim.reason}</span>
        </p>
        <p className="text-muted mt-2 text-sm">{children}</p>
      </>
    );
  if (claim?.status === "verified")
    return (
      <>
        {title(`You are a verified owner of ${toolName}`)}
        <p className="mt-2 flex gap-2 text-sm">
          <CircleCheck className="text-primary-text mt-0.5 size-4 shrink-0" />
          <span>
            Since {formatDay(claim.verifiedAt ?? claim.createdAt)}, by {claim.domain}. Your tools stand{" "}
            <a href="/dashboard?tab=tools" className="link underline">
              in your dashboard
            </a>
            .
          </span>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
          {ownerScreens.map(({ label, path }) => (
            <a
              key={label}
              href={`/dashboard/tools/${toolId}${path}`}
              className="link inline-flex min-h-9 items-center underline"
            >
              {label}
            </a>
          ))}
        </p>
        <p className="text-muted mt-3 text-sm">
          We look every week. Please leave the token where it is, or move it first.
        </p>
        <ClaimProof key={`${claim.id}-${claim.method}`} claim={claim} onShow={show} />
        <details className="border-border mt-4 border-t pt-2">
          <summary className="min-h-9 cursor-pointer py-2 text-sm">Show it another way</summary>
          <ChooseWay current={claim.method} onChoose={choose} />
        </details>
        {giveUp}
      </>
    );
  return (
    <>
      {title(claim?.status === "lost" ? `Show again that ${toolName} is yours` : `Claim ${toolName}`)}
      <ChooseWay current={claim?.method} onChoose={choose} />
      {claim && <ClaimProof key={`${claim.id}-${claim.method}`} claim={claim} onShow={show} />}
      {giveUp}
    </>
  );
}
