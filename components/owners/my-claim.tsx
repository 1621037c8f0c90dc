import { CircleCheck, CircleX } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { ConfirmProvider } from "@/components/forms/confirm";
import { ChooseWay } from "@/components/owners/choose-way";
import { ClaimProof } from "@/components/owners/claim-proof";
import { GiveUp } from "@/components/owners/give-up";
import { ownerScreens } from "@/components/owners/owner-screens";
import { NotLoaded } from "@/components/ui/not-loaded";
import { useAsked } from "@/components/ui/use-asked";
import { toast } from "@/components/ui/toast";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import { formatDay } from "@/lib/platform/dates/utils";
import type { createClaimApi, listMyClaimsApi } from "@/lib/owners/api";
import type { ClaimDto, ClaimMethod } from "@/lib/owners/schema";

/** What a claim is refused with that has become another one, or none. */
const changedSince = new Set([403, 404, 409]);

async function readClaim(toolId: string, signal?: AbortSignal): Promise<ClaimDto | null> {
  const [claim] = await call<typeof listMyClaimsApi>("GET", "/api/me/claims", { query: { toolId }, signal });
  return claim ?? null;
}

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
  const { data, error, retry, setData } = useAsked(toolId, async (signal) => ({
    claim: await readClaim(toolId, signal),
  }));
  const heading = useRef<HTMLHeadingElement>(null);

  /** Shows a claim as it is now, and leads there whoever reads by ear. */
  const show = (claim: ClaimDto | null) => {
    setData(() => ({ claim }));
    requestAnimationFrame(() => heading.current?.focus());
  };
  /** Another tab, a moderator or time may have made something else of it: then that is shown. */
  const lookAgain = async (before: ClaimDto | null, reason: unknown) => {
    if (!(reason instanceof CallError && changedSince.has(reason.status))) return;
    const now = await readClaim(toolId).catch(() => before);
    if (now?.id === before?.id && now?.status === before?.status && now?.moved === before?.moved) return;
    if (!now) toast.error(reason.message);
    show(now);
  };
  const choose = async (method: ClaimMethod) => {
    const { claim } = await call<typeof createClaimApi>("POST", "/api/tools/{id}/claims", {
      params: { id: toolId },
      body: { method },
    });
    show(claim);
  };

  if (error !== undefined)
    return <NotLoaded retry={retry}>{`Failed to load your claim. ${messageOf(error)}`}</NotLoaded>;

  if (!data)
    return (
      <p role="status" className="text-muted h-48 text-sm">
        Loading your claim…
      </p>
    );

  const { claim } = data;
  const onRefused = (reason: unknown) => void lookAgain(claim, reason);
  const onChoose = (method: ClaimMethod) =>
    choose(method).catch((reason: unknown) => {
      onRefused(reason);
      throw reason;
    });
  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {text}
    </h2>
  );
  const giveUp = claim && (
    <ConfirmProvider>
      <div className="border-border mt-4 border-t pt-3">
        <GiveUp claim={claim} className="-ml-4" onGone={() => show(null)} onRefused={onRefused} />
      </div>
    </ConfirmProvider>
  );
  const proof = claim && (
    <ClaimProof key={`${claim.id}-${claim.method}`} claim={claim} onShow={show} onRefused={onRefused} />
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
        {proof}
        <details className="border-border mt-4 border-t pt-2">
          <summary className="min-h-9 cursor-pointer py-2 text-sm">Show it another way</summary>
          <ChooseWay current={claim.method} onChoose={onChoose} />
        </details>
        {giveUp}
      </>
    );
  return (
    <>
      {title(claim?.status === "lost" ? `Show again that ${toolName} is yours` : `Claim ${toolName}`)}
      {claim?.moved && (
        <p className="mt-2 text-sm">
          {claim.failure} The token now has to stand at its new website: please choose the way once more.
        </p>
      )}
      <ChooseWay current={claim?.method} anew={claim?.moved} onChoose={onChoose} />
      {!claim?.moved && proof}
      {giveUp}
    </>
  );
}
