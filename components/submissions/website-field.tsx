import { Info } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { useAddress } from "@/components/forms/use-address";
import { Input } from "@/components/ui/input";
import type { SubmitForm, WebsiteCheck } from "@/lib/submissions/schema";

/** Where the tool is, and what is known of that address. */
export function WebsiteField({ check, className }: { check: WebsiteCheck | undefined; className?: string }) {
  const { register, formState } = useFormContext<SubmitForm>();
  const completed = useAddress<SubmitForm, "website">("website");
  return (
    <div className="flex flex-col gap-2">
      <Field required label="Website" error={formState.errors.website?.message}>
        {(control) => (
          <Input
            {...control}
            {...completed(register("website"))}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            className={className}
          />
        )}
      </Field>
      <Notice check={check} />
    </div>
  );
}

/** Says that a website is already listed, with a link to its tool, or that it waits for review. */
function Notice({ check }: { check: WebsiteCheck | undefined }) {
  return (
    // Always there, so that a screen reader is told when something appears in it.
    <div role="status" className="empty:hidden">
      {check && (check.tool || check.pending) && (
        <p className="border-border bg-surface flex items-start gap-2 rounded-md border px-3 py-2 text-sm">
          <Info className="text-secondary-text mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {check.tool ? (
              <>
                This website is already listed:{" "}
                <a className="link font-medium" href={`/ai-tools/${check.tool.slug}`}>
                  {check.tool.name}
                </a>
                .
              </>
            ) : (
              "This website was already submitted and waits for review."
            )}
          </span>
        </p>
      )}
    </div>
  );
}
