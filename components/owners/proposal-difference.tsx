import { WordDifference } from "@/components/ui/word-difference";
import type { ProposalDto } from "@/lib/owners/schema-proposals";
import { changedTexts } from "@/lib/owners/utils-proposals";

/** What an owner wants changed, field by field: as it is, and as it would be. */
export function ProposalDifference({ proposal }: { proposal: ProposalDto }) {
  const { change, before, status } = proposal;
  return (
    <dl className="flex flex-col gap-4 text-sm">
      {changedTexts(change).map(({ name, label, text }) => {
        const [from, to] = [text(before), text(change)];
        return (
          <div key={name} className="min-w-0">
            <dt className="font-medium">{label}</dt>
            <dd className="mt-1.5 grid gap-2 sm:grid-cols-2">
              <Side title={status === "pending" ? "Now" : "Before"}>
                {from ? <WordDifference from={from} to={to} only="gone" /> : <Nothing />}
              </Side>
              <Side title="Proposed">
                {to ? <WordDifference from={from} to={to} only="new" /> : <Nothing />}
              </Side>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-border bg-surface min-w-0 rounded-md border p-3">
      <p className="text-muted text-xs">{title}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}

const Nothing = () => <span className="text-muted">Nothing</span>;
