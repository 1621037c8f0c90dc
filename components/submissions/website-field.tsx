import { Info } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { useAddress } from "@/components/forms/use-address";
import { Input } from "@/components/ui/input";
import type { KnownTool, SubmitForm, WebsiteCheck } from "@/lib/submissions/schema";

/** Where the tool is, and what is known of that address. */
export function WebsiteField({ check }: { check: WebsiteCheck | undefined }) {
  const { register, formState } = useFormContext<SubmitForm>();
  const completed = useAddress<SubmitForm, "website">("website");
  const error = formState.errors.website;
  const { name, slug } = error?.types ?? {};
  const refused =
    name && slug ? <Listed tool={{ name: String(name), slug: String(slug) }} /> : error?.message;
  return (
    <div className="flex flex-col gap-2">
      <Field required label="Website" error={refused}>
        {(control) => (
          <Input
            {...control}
            {...completed(register("website"))}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
          />
        )}
      </Field>
      <Notice check={error ? undefined : check} />
    </div>
  );
}

/** Which tool is at a website already, and how whoever makes it gets hold of it. */
function Listed({ tool: { name, slug } }: { tool: KnownTool }) {
  return (
    <>
      This website is already listed:{" "}
      <a className="link font-medium underline" href={`/ai-tools/${slug}`}>
        {name}
      </a>
      . If you make it,{" "}
      <a className="link font-medium underline" href={`/ai-tools/${slug}/claim`}>
        claim it
      </a>{" "}
      to propose changes.
    </>
  );
}

/** Says that a website is already listed, with its tool, or that it waits for review. */
function Notice({ check }: { check: WebsiteCheck | undefined }) {
  return (
    // Always there, so that a screen reader is told when something appears in it.
    <div role="status" className="empty:hidden">
      {check && (check.tool || check.pending) && (
        <p className="border-border bg-surface flex items-start gap-2 rounded-md border px-3 py-2 text-sm">
          <Info className="text-secondary-text mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {check.tool ? (
              <Listed tool={check.tool} />
            ) : (
              "This website was already submitted and waits for review."
            )}
          </span>
        </p>
      )}
    </div>
  );
}
