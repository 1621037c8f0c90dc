import dynamic from "next/dynamic";
import { useId, useRef } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useRequired } from "@/components/admin/required-fields";
import { FieldNote, noteId } from "@/components/forms/field";
import { RequiredMark } from "@/components/forms/required";
import { Skeleton } from "@/components/ui/skeleton";

const RichTextEditor = dynamic(() => import("@/components/admin/posts/rich-text-editor"), {
  ssr: false,
  loading: () => <Skeleton className="h-[290px]" />,
});

/** A body with headings, links, lists, pictures and code. Its editor is loaded with the form. */
export function RichTextField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const id = useId();
  const required = useRequired(name);
  const editor = useRef<{ focus: () => void }>(null);
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="flex gap-1">
        <span
          id={`${id}-label`}
          className="w-fit text-sm font-medium select-none"
          onClick={() => editor.current?.focus()}
        >
          {label}
        </span>
        {required && <RequiredMark />}
      </span>
      <Controller
        name={name}
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
      <FieldNote office id={id} error={message} hint={hint} />
    </div>
  );
}
