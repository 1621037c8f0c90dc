import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { openAuth } from "@/components/auth/open-auth";
import { SuspendedNotice } from "@/components/dashboard/suspended-notice";
import { CategoryOptions } from "@/components/forms/category-options";
import { SelectField, TextAreaField, TextField } from "@/components/forms/fields";
import { FormProblem } from "@/components/forms/form-problem";
import { RequiredLegend } from "@/components/forms/required";
import {
  forgetProduct,
  isLeaving,
  isToBeSent,
  keepProduct,
  readProduct,
  useKeptProduct,
} from "@/components/submissions/add-product-draft";
import { sendSubmission, showRefusal } from "@/components/submissions/send-submission";
import { Submitted } from "@/components/submissions/submitted";
import { TasksField } from "@/components/submissions/tasks-field";
import { useWebsiteCheck } from "@/components/submissions/use-website-check";
import { WebsiteField } from "@/components/submissions/website-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { currentViewer, useViewer, viewerChanged } from "@/components/viewer/viewer-store";
import { addProductCategories } from "@/lib/categories/utils-labels";
import {
  type AddProductForm as Values,
  addProductForm,
  askedPricing,
  type SubmissionDto,
} from "@/lib/submissions/schema";

type Filled = z.output<typeof addProductForm>;
const empty: Values = {
  name: "",
  description: "",
  category: "",
  website: "",
  imageUrl: "",
  pricingType: "",
  tasks: [],
};

/**
 * The form of /add-product. Anybody may fill it in; who is not signed in is asked to when sending, keeps what was typed,
 * and has it sent as soon as they are.
 *
 * @param reviewed whether somebody looks at a tool before it is listed
 * @param categories the names of all, offered after the short list
 * @param contactEmail whom somebody writes to who may send nothing in
 */
export function AddProductForm({
  reviewed,
  categories,
  contactEmail,
}: {
  reviewed: boolean;
  categories: string[];
  contactEmail: string;
}) {
  const viewer = useViewer();
  const signedIn = viewer.status === "in";
  const form = useForm<Values, unknown, Filled>({
    resolver: zodResolver(addProductForm),
    defaultValues: readProduct(),
  });
  useKeptProduct(form);
  const [busy, run] = useBusy();
  const check = useWebsiteCheck(useWatch({ control: form.control, name: "website" }), signedIn);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<SubmissionDto>();

  function askToSignIn(values: Values) {
    keepProduct(values, { send: true });
    openAuth({
      mode: "login",
      next: "/add-product",
      reason: "An account is needed to add this tool. What you typed is kept.",
    });
  }

  async function send(values: Filled) {
    setProblem(undefined);
    if ((await currentViewer()).status !== "in") return askToSignIn(values);
    // Signing in may load the page anew in the middle of this: then it is sent again, which makes no second submission. Where
    // the page stays, whoever was told that it failed sends it again.
    keepProduct(values, { send: true });
    const answer = await sendSubmission(values);
    if (!answer.ok && !isLeaving()) keepProduct(values);
    if (answer.ok) {
      // Where the page goes, the next one sends it again, and tells.
      if (!isLeaving()) forgetProduct();
      toast.success("Product added successfully!");
      setSent(answer.submission);
    } else if (!answer.tool && answer.status === 401) {
      // The session is over, which the page does not know yet.
      await viewerChanged();
      askToSignIn(values);
    } else {
      setProblem(showRefusal(form.setError, answer));
    }
  }

  const submit = form.handleSubmit((values) => run(() => send(values)));
  const resume = useEffectEvent(() => {
    if (!busy && isToBeSent()) void submit();
  });
  useEffect(() => {
    if (signedIn) resume();
  }, [signedIn]);

  if (sent)
    return (
      <Submitted
        submission={sent}
        onAgain={() => {
          form.reset(empty);
          setSent(undefined);
        }}
      />
    );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Add New AI Tool"
        className="flex flex-col gap-5 [&_:is(input,select)]:h-11"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit(event);
        }}
      >
        {viewer.status === "in" && viewer.me.status === "suspended" && (
          <SuspendedNotice contactEmail={contactEmail} />
        )}
        <RequiredLegend className="-mb-2" />
        <TextField required name="name" label="Name" maxLength={120} autoComplete="off" />
        <TextAreaField
          required
          name="description"
          label="Description"
          hint="What it does and for whom, in a few sentences."
          maxLength={2_000}
          className="[&>textarea]:min-h-32"
        />
        <SelectField
          required
          name="category"
          label="Category"
          options={[{ value: "", label: "Select a category" }]}
        >
          <CategoryOptions first={addProductCategories} names={categories} />
        </SelectField>
        <WebsiteField check={check} />
        <TextField
          required
          name="imageUrl"
          label="Image URL"
          hint="The address of its logo, at best a square one."
          type="url"
        />
        <SelectField
          required
          name="pricingType"
          label="Pricing"
          options={[{ value: "", label: "Select a pricing type" }, ...askedPricing]}
        />
        <TasksField />
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="lg" aria-disabled={busy} className="w-full sm:w-auto">
            {busy ? "Adding..." : "Add product"}
          </Button>
          <div className="text-muted text-sm">
            {viewer.status === "out" && (
              <p>You need an account to send it; what you type is kept while you sign in.</p>
            )}
            {reviewed && <p>An editor looks at every tool before it is listed.</p>}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
