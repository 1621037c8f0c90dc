import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { GeneratedField } from "@/components/admin/generated-field";
import { plainText } from "@/lib/platform/rich-text/utils";
import { readTime } from "@/lib/posts/utils";

/** How long a post takes to read: what is typed, else what its words come to. */
export function ReadTimeField() {
  const { getValues, setValue } = useFormContext<{ content: string; readTime: string }>();
  const content = String(useWatch({ name: "content" }) ?? "");
  const estimate = plainText(content) === "" ? undefined : readTime(content);
  const filledIn = useRef<string>(undefined);

  useEffect(() => {
    const now = getValues("readTime");
    if (!estimate || (now !== "" && now !== filledIn.current)) return;
    filledIn.current = estimate;
    setValue("readTime", estimate, { shouldValidate: true });
  }, [estimate, getValues, setValue]);

  return (
    <GeneratedField
      name="readTime"
      label="Read time"
      hint={estimate ? `The text comes to ${estimate}, at 220 words a minute.` : "For example: 5 min read."}
      placeholder={estimate}
      action="Estimate"
      make={() => readTime(content)}
    />
  );
}
