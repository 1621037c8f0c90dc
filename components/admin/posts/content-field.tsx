import { useId, useRef } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useFormLabel, useRequired } from "@/components/forms/form-context";
import { FieldNote, noteId } from "@/components/forms/field";
import { RequiredMark } from "@/components/forms/required";
import { LazyLoaded } from "@/components/ui/lazy-loaded";
import { Skeleton } from "@/components/ui/skeleton";

const hint = (
  <>
    <span className="pointer-coarse:hidden">Alt+F10 goes to the tools. </span>A picture can be dropped or
    pasted into the text.
  </>
);

/** The body of a post, with headings, links, lists, pictures and code. Its editor is loaded with the form. */
export function ContentField() {
  const id = useId();
  const required = useRequired("content");
  useFormLabel("content", "Content");
  const editor = useRef<{ focus: () => void }>(null);
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState("content", formState).error?.message;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="flex gap-1">
        <span
          id={`${id}-label`}
          className="w-fit text-sm font-medium select-none"
          onClick={() => editor.current?.focus()}
        >
          Content
        </span>
        {required && <RequiredMark />}
      </span>
      <LazyLoaded
        load={async () => (await import("@/components/admin/posts/rich-text-editor")).default}
        failure="The editor could not be loaded."
        waiting={<Skeleton className="h-[290px]" />}
      >
        {(RichTextEditor) => (
          <Controller
            name="content"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <RichTextEditor
                ref={(handle) => {
                  editor.current = handle;
                  // The form goes to a field that was refused.
                  ref(handle);
                }}
                id={id}
                labelId={`${id}-label`}
                describedBy={noteId(id, message, hint)}
                required={required}
                invalid={message !== undefined}
                value={String(value ?? "")}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        )}
      </LazyLoaded>
      <FieldNote office id={id} error={message} hint={hint} />
    </div>
  );
}
