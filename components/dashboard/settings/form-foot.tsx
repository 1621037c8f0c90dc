import { Button } from "@/components/ui/button";

/** The end of a small form: what went wrong, its main button and the way back. */
export function FormFoot({
  problem,
  busy,
  save,
  onCancel,
}: {
  problem?: string;
  busy: boolean;
  save: string;
  onCancel?: () => void;
}) {
  return (
    <>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex gap-2 max-sm:*:h-11">
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving…" : save}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </>
  );
}
