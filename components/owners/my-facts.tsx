"use client";

import { CalendarCheck, Check } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { EmptyState } from "@/components/layout/empty-state";
import { Button, LinkButton } from "@/components/ui/button";
import { toast, type ToastAction } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { formatDay } from "@/lib/platform/dates/utils";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { confirmFactsApi, unconfirmFactsApi } from "@/lib/tools/facts/api";
import type { DueFact } from "@/lib/tools/facts/schema-queue";
import { counted } from "@/lib/tools/utils";
import { hostOf } from "@/lib/tools/utils-address";

/** What is said of a tool, for its owner to say that it is so. */
export function MyFacts({ tool, facts }: { tool: { id: string; name: string }; facts: DueFact[] }) {
  const router = useRouter();
  const [busy, runBusy] = useBusy();
  const proposal = `/dashboard/tools/${tool.id}/proposal`;

  const run = (what: () => Promise<void>, failure: string, again?: ToastAction) =>
    runBusy(
      async () => {
        await what();
        router.refresh();
      },
      (reason) => {
        toast.error(failure, messageOf(reason), again);
        // Where the server can't be reached, the router would leave the page.
        if (reason instanceof CallError && reason.status > 0) router.refresh();
      },
    );
  const confirm = (chosen: DueFact[], done: string) =>
    run(async () => {
      const { tool, updatedAt } = chosen[0]!;
      const params = { id: tool.id };
      const { confirmedAt } = await call<typeof confirmFactsApi>("POST", "/api/tools/{id}/facts/confirm", {
        params,
        body: { facts: chosen.map(({ field, checkedAt }) => ({ field, checkedAt })), updatedAt },
      });
      const undo = (): Promise<void> =>
        run(
          async () => {
            if (!confirmedAt) return;
            await call<typeof unconfirmFactsApi>("POST", "/api/tools/{id}/facts/unconfirm", {
              params,
              body: { confirmedAt },
            });
            toast.success("Confirmation taken back");
          },
          "Failed to take the confirmation back",
          { label: "Try again", onClick: () => void undo() },
        );
      toast.success(done, undefined, confirmedAt ? { label: "Undo", onClick: () => void undo() } : undefined);
    }, "Failed to confirm");

  if (facts.length === 0)
    return (
      <EmptyState
        icon={<CalendarCheck />}
        title="Nothing to confirm yet"
        description="No plans, platforms or other facts of this tool are known yet. Propose what they are, and a moderator looks at it."
        action={
          <LinkButton href={proposal} size="default" className="max-sm:h-11">
            Propose what is missing
          </LinkButton>
        }
      />
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted max-w-[43em] text-sm">
          What you confirm shows today&apos;s date. Where something is wrong or missing,{" "}
          <Link href={proposal} className="link underline">
            propose a change
          </Link>
          .
        </p>
        <Button
          variant="outline"
          className="max-sm:h-11"
          aria-disabled={busy}
          onClick={() => void confirm(facts, `${counted(facts.length, "fact")} confirmed`)}
        >
          <Check />
          Confirm all
        </Button>
      </div>
      <ul className="border-border divide-border divide-y rounded-lg border">
        {facts.map((fact) => (
          <li key={fact.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="text-muted text-xs">{fact.label}</p>
              <p className="max-w-prose wrap-anywhere">{fact.value}</p>
              <p className="text-muted mt-1 text-xs">
                {fact.state === "confirmed" && fact.checkedAt
                  ? `Checked ${formatDay(fact.checkedAt)}`
                  : "Not checked yet"}
                {" · "}
                <a
                  href={fact.url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="link inline-flex min-h-6 items-center underline"
                >
                  {hostOf(fact.url)}
                </a>
              </p>
            </div>
            <Button
              variant="outline"
              className="max-sm:h-11"
              aria-label={`Confirm ${fact.label}`}
              aria-disabled={busy}
              onClick={() => void confirm([fact], `${fact.label} confirmed`)}
            >
              Confirm
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
