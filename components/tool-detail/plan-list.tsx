import { Sources } from "@/components/tool-detail/facts";
import { Part } from "@/components/tool-detail/part";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { planPrice } from "@/lib/tools/facts/utils";
import { sourcesOf } from "@/lib/tools/facts/utils-groups";
import { cn } from "@/lib/utils";

/** A tool's plans with what each costs. Nothing while none is known. */
export function PlanList({ facts }: { facts: ToolFacts }) {
  if (facts.plans.length === 0) return null;
  const plans = facts.plans.map((plan) => ({ ...plan, price: planPrice(plan) }));
  const sources = sourcesOf(["plans"], facts);
  const stale = sources.some((source) => source.stale);
  return (
    <Part title="Plans">
      <dl className={cn("divide-border border-border divide-y rounded-lg border", stale && "text-muted")}>
        {plans.map(({ price, note, ...plan }) => (
          <div
            key={`${plan.name} ${plan.period}`}
            className="flex flex-wrap justify-between gap-x-6 px-4 py-3"
          >
            <dt className="min-w-0 font-medium">
              {plan.name}
              {note && note.toLowerCase() !== price.toLowerCase() && (
                <span className="text-muted block text-sm font-normal">{note}</span>
              )}
            </dt>
            <dd className="tabular">{price}</dd>
          </div>
        ))}
      </dl>
      <div className="text-muted mt-2 text-sm">
        <Sources sources={sources} />
      </div>
    </Part>
  );
}
