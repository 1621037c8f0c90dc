import { Button, LinkButton } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { monthName } from "@/lib/integrity/utils";

const href = (month: string) => `/integrity?month=${month}`;

/** Which month is shown: a form that works without scripts, and the months beside it. */
export function MonthForm({ months, month }: { months: string[]; month: string }) {
  const at = months.indexOf(month);
  const [newer, older] = [months[at - 1], months[at + 1]];
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-3">
      <form action="/integrity" className="flex min-w-0 flex-wrap items-end gap-2">
        <div className="flex min-w-0 flex-col gap-1.5">
          <Label htmlFor="month">Month</Label>
          <NativeSelect key={month} id="month" name="month" defaultValue={month} className="w-48 max-w-full">
            <Options of={months.map((one) => ({ value: one, label: monthName(one) }))} />
          </NativeSelect>
        </div>
        <Button type="submit" variant="outline" className="h-10!">
          Show
        </Button>
      </form>
      <nav aria-label="Months" className="flex flex-wrap gap-2">
        {older && (
          <LinkButton href={href(older)} rel="prev" variant="ghost" size="default">
            {monthName(older)}
          </LinkButton>
        )}
        {newer && (
          <LinkButton href={href(newer)} rel="next" variant="ghost" size="default">
            {monthName(newer)}
          </LinkButton>
        )}
      </nav>
    </div>
  );
}
