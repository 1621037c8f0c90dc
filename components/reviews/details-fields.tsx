import { type ReactNode, useState } from "react";
import { Field } from "@/components/forms/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { chevronRight } from "@/components/ui/tool-icon-paths";
import { usedTime } from "@/lib/reviews/utils-used";
import type { ReviewDraft, ReviewProblems } from "@/lib/reviews/utils-form";
import { maxPoints } from "@/lib/reviews/utils-limits";

const times = [0, 1, 3, 6, 12, 24, 36, 60];
type Name = "pros" | "cons" | "usedFor";

/** What can be said of a tool besides: closed until something is in it, or asked for. */
export function DetailsFields({
  draft,
  problems,
  onChange,
}: {
  draft: ReviewDraft;
  problems: ReviewProblems;
  onChange: (part: Partial<ReviewDraft>) => void;
}) {
  const { pros, cons, usedFor, usedForMonths } = draft;
  const [asked, setAsked] = useState(pros + cons + usedFor !== "" || usedForMonths !== null);
  const open = asked || Boolean(problems.pros ?? problems.cons ?? problems.usedFor);
  // A time that was said through the interface may be another.
  const offered =
    usedForMonths === null || times.includes(usedForMonths)
      ? times
      : [...times, usedForMonths].sort((a, b) => a - b);

  const field = (name: Name, label: string, hint: string, input: (props: object) => ReactNode) => (
    <Field label={label} hint={hint} error={problems[name]}>
      {(control) =>
        input({
          ...control,
          name,
          value: draft[name],
          onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
        })
      }
    </Field>
  );
  const lines = `One a line, at most ${maxPoints}`;

  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setAsked(currentTarget.open)}
      className="group border-border rounded-md border"
    >
      <summary className="hover:bg-surface-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <Icon path={chevronRight} className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        Add details
        <span className="text-muted font-normal">optional</span>
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-4 sm:grid-cols-2">
        {field("pros", "Pros", lines, (props) => (
          <Textarea {...props} rows={3} className="resize-y" />
        ))}
        {field("cons", "Cons", lines, (props) => (
          <Textarea {...props} rows={3} className="resize-y" />
        ))}
        {field("usedFor", "What did you use it for?", "For example: notes of meetings", (props) => (
          <Input {...props} />
        ))}
        <Field label="For how long?">
          {(control) => (
            <NativeSelect
              {...control}
              className="w-full"
              value={usedForMonths ?? ""}
              onChange={({ target }) =>
                onChange({ usedForMonths: target.value === "" ? null : Number(target.value) })
              }
            >
              <option value="">Not said</option>
              {offered.map((months) => (
                <option key={months} value={months}>
                  {usedTime(months)}
                  {months === 60 && " or more"}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
    </details>
  );
}
