import type { KeyboardEvent } from "react";
import {
  type FieldPath,
  type FieldValues,
  useFormContext,
  type UseFormRegisterReturn,
} from "react-hook-form";
import { withProtocol } from "@/components/forms/bare-host";

/** Completes a bare host in a registered field to an address, when the field is left or sent, where that is wanted. */
export function useAddress<V extends FieldValues, N extends FieldPath<V>>(name: N, wanted = true) {
  const { getValues, setValue, getFieldState, trigger } = useFormContext<V>();
  function complete() {
    const typed: unknown = getValues(name);
    if (typeof typed !== "string") return;
    const address = withProtocol(typed);
    if (address === typed) return;
    setValue(name, address as typeof typed & V[N], { shouldDirty: true });
    if (!getFieldState(name).invalid) return;
    const validate = () => void trigger(name);
    // A button that is being pressed must stay under the pointer: where the error goes, what is below it moves up.
    if (document.querySelector("button:active")) window.addEventListener("click", validate, { once: true });
    // While the focus moves, nothing has it: a dialog of which something goes then takes it for lost, and takes it.
    else setTimeout(validate);
  }
  return (field: UseFormRegisterReturn<N>) =>
    wanted
      ? {
          ...field,
          onBlur: (event: unknown) => {
            complete();
            return field.onBlur(event as never);
          },
          onKeyDown: ({ key }: KeyboardEvent) => void (key === "Enter" && complete()),
        }
      : field;
}
