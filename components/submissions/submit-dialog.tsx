import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { openAuth } from "@/components/auth/open-auth";
import { CategoryOptions } from "@/components/forms/category-options";
import { SelectField, TextAreaField, TextField } from "@/components/forms/fields";
import { FormProblem } from "@/components/forms/form-problem";
import { RequiredLegend } from "@/components/forms/required";
import { sendSubmission, showRefusal } from "@/components/submissions/send-submission";
import { TasksField } from "@/components/submissions/tasks-field";
import { useWebsiteCheck } from "@/components/submissions/use-website-check";
import { WebsiteField } from "@/components/submissions/website-field";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { currentViewer } from "@/components/viewer/viewer-store";
import { submitCategories } from "@/lib/categories/utils-labels";
import { askedPricing, type SubmissionDto, submitForm, type SubmitForm } from "@/lib/submissions/schema";

type Filled = z.output<typeof submitForm>;
const empty: SubmitForm = {
  name: "",
  description: "",
  website: "",
  category: "",
  pricingType: "",
  tasks: [],
};
const labelOf = (category: string) =>
  submitCategories.find(({ value }) => value === category)?.label ?? category;

/** The dashboard's form to submit a tool. What was typed stays when it is closed and opened again. */
export default function SubmitDialog({
  open,
  categories,
  onClose,
  onSubmitted,
}: {
  open: boolean;
  /** The names of all, offered after the short list. */
  categories: string[];
  onClose: () => void;
  onSubmitted?: (submission: SubmissionDto) => void;
}) {
  const form = useForm<SubmitForm, unknown, Filled>({
    resolver: zodResolver(submitForm),
    defaultValues: empty,
  });
  const [busy, run] = useBusy();
  const check = useWebsiteCheck(useWatch({ control: form.control, name: "website" }), open);
  const [problem, setProblem] = useState<string>();

  function askToSignIn() {
    setProblem("You must be logged in to submit a tool");
    toast.error("Authentication Required: Please log in to submit a new tool");
    openAuth({ mode: "login" });
  }

  async function send(values: Filled) {
    setProblem(undefined);
    if ((await currentViewer()).status !== "in") return askToSignIn();
    const answer = await sendSubmission(values);
    if (answer.ok) {
      toast.success("Tool submitted successfully!");
      form.reset(empty);
      onClose();
      onSubmitted?.(answer.submission);
    } else if (!answer.tool && answer.status === 401) {
      askToSignIn();
    } else {
      setProblem(showRefusal(form.setError, answer));
    }
  }

  return (
    <Dialog open={open} busy={busy} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Submit a tool</DialogTitle>
          <DialogDescription>
            Tell us about a tool that is missing here. You can follow it on your dashboard.
          </DialogDescription>
        </DialogHeader>
        <FormProvider {...form}>
          <form
            noValidate
            className="flex min-w-0 flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void form.handleSubmit((values) => run(() => send(values)))(event);
            }}
          >
            <RequiredLegend className="-mb-1" />
            <TextField required name="name" label="Name" maxLength={120} autoComplete="off" />
            <TextAreaField required name="description" label="Description" maxLength={2_000} />
            <WebsiteField check={check} />
            <SelectField
              required
              name="category"
              label="Category"
              options={[{ value: "", label: "Select a category" }]}
            >
              <CategoryOptions first={submitCategories} names={categories} />
            </SelectField>
            <SelectField
              required
              name="pricingType"
              label="Pricing"
              options={[{ value: "", label: "Select a pricing type" }, ...askedPricing]}
            />
            <TasksField labelOf={labelOf} />
            <FormProblem>{problem}</FormProblem>
            <DialogFooter className="border-border bg-background sticky -bottom-6 z-10 -mx-6 mt-1 -mb-6 border-t px-6 py-4">
              <DialogClose asChild>
                <Button variant="outline" size="lg">
                  Cancel
                </Button>
              </DialogClose>
              <Button type="submit" size="lg" aria-disabled={busy}>
                {busy ? "Submitting..." : "Submit tool"}
              </Button>
            </DialogFooter>
          </form>
        </FormProvider>
      </DialogContent>
    </Dialog>
  );
}
