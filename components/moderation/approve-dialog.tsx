import { type ReactNode, useId, useRef, useState } from "react";
import { wordOptions } from "@/components/admin/word-options";
import { CategoryOptions } from "@/components/forms/category-options";
import { DialogSubmit } from "@/components/forms/dialog-submit";
import { Field } from "@/components/forms/field";
import { Notice } from "@/components/moderation/notice";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { OpenDialog } from "@/components/ui/open-dialog";
import { useBusy } from "@/components/ui/use-busy";
import { addProductCategories } from "@/lib/categories/utils-labels";
import {
  approvedPricing,
  type ApprovedPricing,
  noPricing,
  type QueuedSubmission,
} from "@/lib/submissions/schema";
import { pricingOf, splitHighlights } from "@/lib/submissions/utils";
import { hostOf } from "@/lib/tools/utils-address";

/**
 * What approving a submission will publish, in which category, with which price, and for which of the tasks that its maker
 * names.
 */
export function ApproveDialog({
  submission,
  categories,
  onApprove,
  onClose,
}: {
  submission: QueuedSubmission;
  categories: string[];
  onApprove: (approval: { category: string; pricingType: ApprovedPricing; tasks: string[] }) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const { toolName, websiteUrl, description, pricingType, keyHighlights, duplicate } = submission;
  const [category, setCategory] = useState(submission.category);
  const [pricing, setPricing] = useState<ApprovedPricing | "">(pricingType ? pricingOf(pricingType) : "");
  const [unpriced, setUnpriced] = useState(false);
  const [off, setOff] = useState<string[]>([]);
  const price = useRef<HTMLSelectElement>(null);
  const [busy, run] = useBusy();
  const features = splitHighlights(keyHighlights);
  const { logoUrl, twitterUrl, githubUrl } = submission;
  const links = [twitterUrl, githubUrl].filter((url) => url !== null);

  return (
    <OpenDialog
      busy={busy}
      title={`Approve ${toolName}?`}
      description="This tool is added to the directory and published at once."
      className="max-w-xl"
      onClose={onClose}
    >
      <form
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pricing) {
            setUnpriced(true);
            return price.current?.focus();
          }
          const tasks = submission.tasks.map(({ slug }) => slug).filter((slug) => !off.includes(slug));
          void run(() => onApprove({ category, pricingType: pricing, tasks }));
        }}
      >
        {duplicate && (
          <Notice>
            A published tool has this website, or a name that looks like this one:{" "}
            <a className="link" href={`/ai-tools/${duplicate.slug}`} target="_blank" rel="noopener">
              {duplicate.name}
            </a>
          </Notice>
        )}
        <dl className="border-border grid gap-x-6 gap-y-2.5 rounded-md border p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact name="Name">{toolName}</Fact>
          <Fact name="Website">
            <Address url={websiteUrl}>{hostOf(websiteUrl)}</Address>
          </Fact>
          {logoUrl && (
            <Fact name="Logo">
              <Address url={logoUrl} />
            </Fact>
          )}
          <Fact name="Description">
            <span className="whitespace-pre-line">{description}</span>
          </Fact>
          {features.length > 0 && (
            <Fact name="Features">
              <ul className="list-disc pl-4">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </Fact>
          )}
          {links.length > 0 && (
            <Fact name="Links">
              <ul>
                {links.map((url) => (
                  <li key={url}>
                    <Address url={url} />
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
        {submission.tasks.length > 0 && (
          <fieldset className="flex min-w-0 flex-col gap-3">
            <legend className="mb-2 text-sm font-medium">Tasks that the tool is listed for</legend>
            {submission.tasks.map(({ slug, name, how }) => (
              <div key={slug} className="flex items-start gap-3 text-sm">
                <Checkbox
                  id={`${id}-${slug}`}
                  className="mt-0.5"
                  checked={!off.includes(slug)}
                  aria-describedby={`${id}-${slug}-how`}
                  onCheckedChange={(checked) =>
                    setOff((before) => (checked ? before.filter((one) => one !== slug) : [...before, slug]))
                  }
                />
                <span className="min-w-0">
                  <Label htmlFor={`${id}-${slug}`}>{name}</Label>
                  <span id={`${id}-${slug}-how`} className="text-muted block break-words">
                    {how}
                  </span>
                </span>
              </div>
            ))}
          </fieldset>
        )}
        <Field office label="Category" hint={`Filed under ${submission.category}.`}>
          {(control) => (
            <NativeSelect
              {...control}
              className="w-full"
              value={category}
              onChange={({ target }) => setCategory(target.value)}
            >
              <CategoryOptions first={addProductCategories} names={categories} />
            </NativeSelect>
          )}
        </Field>
        <Field office required label="Pricing type" error={unpriced ? noPricing : undefined}>
          {(control) => (
            <>
              <NativeSelect
                {...control}
                ref={price}
                className="w-full"
                value={pricing}
                aria-describedby={control["aria-describedby"] ?? `${id}-hint`}
                onChange={({ target }) => {
                  setUnpriced(false);
                  setPricing(target.value as ApprovedPricing);
                }}
              >
                {!pricingType && <option value="">Select a pricing type</option>}
                <Options of={wordOptions(approvedPricing)} />
              </NativeSelect>
              {pricingType ? (
                <p id={`${id}-hint`} className="text-muted text-xs">
                  The submission says: {pricingType}.
                </p>
              ) : (
                <Notice id={`${id}-hint`}>The submission names no price. Have a look at the website.</Notice>
              )}
            </>
          )}
        </Field>
        <DialogSubmit disabled={busy}>{busy ? "Approving..." : "Approve"}</DialogSubmit>
      </form>
    </OpenDialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words max-sm:-mt-2">{children}</dd>
    </div>
  );
}

function Address({ url, children = url }: { url: string; children?: ReactNode }) {
  return (
    <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
