import { TriangleAlert } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/fields";
import { Input } from "@/components/ui/input";
import { contrast, readableOn, textOn } from "@/lib/config/utils-colors";

const pages = { light: "#ffffff", dark: "#0b0b0d" };
/** What text needs, WCAG 2.2 AA. */
const enough = 4.5;

/** A colour with how it reads: on a button, and as text in both themes. */
export function ColorField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { register, setValue, watch } = useFormContext<Record<string, string>>();
  const value = watch(name) ?? "";
  const valid = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field name={name} label={label} hint={hint}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={`${label}, colour picker`}
              className="border-input bg-background h-10 w-12 shrink-0 rounded-md border p-1"
              value={valid ? value : "#000000"}
              onChange={(event) =>
                setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })
              }
            />
            <Input {...control} {...register(name)} maxLength={7} spellCheck={false} className="font-mono" />
          </div>
        )}
      </Field>
      {valid && <Samples color={value} />}
      {valid && <Warning color={value} />}
    </div>
  );
}

function Samples({ color }: { color: string }) {
  return (
    <div aria-hidden className="border-border flex overflow-hidden rounded-md border text-xs font-medium">
      <span className="flex-1 px-2 py-1.5 text-center" style={{ background: color, color: textOn(color) }}>
        Button
      </span>
      {Object.values(pages).map((page) => (
        <span
          key={page}
          className="flex-1 px-2 py-1.5 text-center"
          style={{ background: page, color: readableOn(color, page) }}
        >
          Text
        </span>
      ))}
    </div>
  );
}

/** Says where the colour itself could not be read as text. */
function Warning({ color }: { color: string }) {
  const poor = Object.entries(pages).filter(([, page]) => contrast(color, page) < enough);
  if (poor.length === 0) return null;
  const where = poor.map(([theme, page]) => `${contrast(color, page).toFixed(1)}:1 on ${theme} pages`);
  return (
    <p role="status" className="text-warning flex gap-1.5 text-xs">
      <TriangleAlert className="mt-px size-3.5 shrink-0" />
      <span>
        Low contrast: {where.join(" and ")}, where text needs {enough}:1. Text there takes a{" "}
        {poor[0]?.[0] === "light" ? "darker" : "lighter"} shade; buttons keep the colour.
      </span>
    </p>
  );
}
