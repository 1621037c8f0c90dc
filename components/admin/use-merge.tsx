import { type ReactNode, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { type Compared, ConflictNotice, tellTaken } from "@/components/admin/conflict-notice";
import { mergeFields } from "@/components/admin/merge-fields";
import { onlyTheirs, useDiscard } from "@/components/admin/use-unsaved";

type Options<In extends FieldValues, Out extends FieldValues, R> = {
  form: UseFormReturn<In, unknown, Out>;
  toValues: (record: R) => In;
  compared: Compared | undefined;
  /** Whether the answer to a try before was lost: what is newer may be one's own. */
  unanswered?: boolean;
  /** What the change started from. */
  base: () => Partial<In>;
  startFrom: (record: R) => void;
  /** Saves the form, and tells what was taken of somebody else's change. */
  submit: (told: string | undefined) => Promise<void>;
};

/**
 * What a form does where somebody else was quicker: saves both changes, and asks about what both changed. `meet` answers whether
 * it asks, which `notice` does until it is settled. The fields note in `labels` what they are called.
 */
export function useMerge<In extends FieldValues, Out extends FieldValues, R>({
  form,
  toValues,
  compared = {},
  unanswered = false,
  base,
  startFrom,
  submit,
}: Options<In, Out, R>): {
  meet: (theirs: R) => Promise<boolean>;
  settle: () => void;
  notice: ReactNode;
  labels: Map<string, string>;
} {
  const [labels] = useState(() => new Map<string, string>());
  const fields = { labels, compared };
  const who = unanswered ? "Your last try, or somebody else," : "Somebody else";
  const [conflict, setConflict] = useState<{ theirs: R; base: Partial<In> }>();
  const discard = useDiscard();
  const merged = (theirs: R) => mergeFields<In>(base(), form.getValues(), toValues(theirs));

  /** Goes on from their version, with what was changed here besides. */
  function goOn(theirs: R, wins: "mine" | "theirs") {
    const both = merged(theirs)[wins];
    // The settings' form keeps what was typed unless it is said: here all is what is said.
    form.reset(toValues(theirs) as DefaultValues<In>, { keepDirtyValues: false });
    form.reset(both, { keepDefaultValues: true, keepDirtyValues: false });
    startFrom(theirs);
    setConflict(undefined);
  }

  async function saveBoth(theirs: R) {
    const told = tellTaken(who, fields, merged(theirs).taken);
    goOn(theirs, "mine");
    await submit(told);
  }

  async function takeTheirs(theirs: R) {
    if (await discard(onlyTheirs)) goOn(theirs, "theirs");
  }

  return {
    labels,
    meet: async (theirs) => {
      const asks = merged(theirs).collided.length > 0;
      if (asks) setConflict({ theirs, base: base() });
      else await saveBoth(theirs);
      return asks;
    },
    settle: () => setConflict(undefined),
    notice: conflict && (
      <ConflictNotice
        who={who}
        fields={fields}
        base={conflict.base}
        theirs={toValues(conflict.theirs)}
        busy={form.formState.isSubmitting}
        onTakeTheirs={() => void takeTheirs(conflict.theirs)}
        onKeepMine={() => void saveBoth(conflict.theirs)}
      />
    ),
  };
}
