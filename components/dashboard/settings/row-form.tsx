import type { ReactNode, RefObject } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";

/** The small form of a setting: its fields, what went wrong, its main button and the way back. */
export function RowForm({
  form,
  problem,
  busy,
  save,
  onSave,
  onCancel,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  problem?: string;
  busy: boolean;
  save: string;
  onSave: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      // What is being sent is no longer given up: the answer would find another form.
      onKeyDown={(event) => busy && event.key === "Escape" && event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
      <FormProblem>{problem}</FormProblem>
      <div className="flex gap-2 max-sm:*:h-11">
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving…" : save}
        </Button>
        <Button variant="outline" aria-disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
