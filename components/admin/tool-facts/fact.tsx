import { type ReactNode, useId } from "react";
import { Controller } from "react-hook-form";
import { TextField } from "@/components/forms/fields";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import type { FactField, ToolFacts } from "@/lib/tools/facts/schema";
import { cn } from "@/lib/utils";

type Source = ToolFacts["sources"][number];

const stateOf = ({ state, checkedAt }: Source) =>
  state === "confirmed" && checkedAt
    ? `Confirmed ${officeDay(checkedAt)}`
    : state === "reported"
      ? "Reported"
      : "Unchecked";

/** One fact of a tool: its value, the page that says so, and whether somebody has just read it there. */
export function Fact({
  field,
  label,
  sources = [],
  wide = false,
  children,
}: {
  field: FactField;
  /** What it is, in the middle of a sentence. */
  label: string;
  /** Of the tool as it is saved; null where the value alone is asked for. */
  sources?: Source[] | null;
  wide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const frame = cn("border-border flex min-w-0 flex-col gap-3 border-b pb-4", wide && "sm:col-span-2");
  if (!sources) return <div className={frame}>{children}</div>;
  const saved = sources.find((source) => source.field === field);
  return (
    <div className={frame}>
      {children}
      <div className="mt-auto flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField
          name={`facts.sources.${field}`}
          label={`Source: ${label}`}
          className="min-w-48 flex-1"
          type="url"
          placeholder="The tool's website"
          required={false}
        />
        <Controller
          name="facts.confirmed"
          render={({ field: { value, onChange, onBlur } }) => {
            const confirmed = (value ?? []) as FactField[];
            return (
              <span className="flex h-10 items-center gap-2">
                <Checkbox
                  id={id}
                  aria-label={`Checked: ${label}`}
                  checked={confirmed.includes(field)}
                  onCheckedChange={(checked) =>
                    onChange(
                      checked === true ? [...confirmed, field] : confirmed.filter((other) => other !== field),
                    )
                  }
                  onBlur={onBlur}
                />
                <Label htmlFor={id} className="font-normal">
                  Checked
                </Label>
                {saved && (
                  <Badge variant={saved.state === "confirmed" ? "success" : "outline"}>
                    {stateOf(saved)}
                  </Badge>
                )}
              </span>
            );
          }}
        />
      </div>
    </div>
  );
}
