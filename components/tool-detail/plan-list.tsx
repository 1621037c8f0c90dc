import { Sources } from "@/components/tool-detail/facts";
import { Part } from "@/components/tool-detail/part";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { planPrice } from "@/lib/tools/facts/utils";
import { factGroups } from "@/lib/tools/facts/utils-groups";

/** A tool's plans with what each costs. Nothing while none is known. */
export function PlanList({ facts }: { facts: ToolFacts }) {
  if (facts.plans.length === 0) return null;
  const plans = facts.plans.map((plan) => ({ ...plan, price: planPrice(plan) }));
  return (
    <Part title="Plans">
      <dl className="divide-border border-border divide-y rounded-lg border">
        {plans.map(({ price, note, ...plan }) => (
          <div
            key={`${plan.name} ${plan.period}`}
            className="flex flex-wrap justify-between gap-x-6 px-4 py-3"
          >
            <dt className="font-medium">
              {plan.name}
              {note && note.toLowerCase() !== price && (
                <span className="text-muted block text-sm font-normal">{note}</span>
              )}
            </dt>
            <dd className="tabular first-letter:uppercase">{price}</dd>
          </div>
        ))}
      </dl>
      <div className="text-muted mt-2 text-sm">
        <Sources sources={factGroups(facts)[0]!.sources} />
      </div>
    </Part>
  );
}
