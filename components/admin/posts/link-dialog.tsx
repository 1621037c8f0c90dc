import { type ComponentProps, type FormEvent, useState } from "react";
import { typedAddress } from "@/components/admin/posts/address";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { OpenDialog } from "@/components/ui/open-dialog";

/** Asks where a link leads, and what it says where nothing is selected. */
export function LinkDialog({
  address,
  needsText,
  onSave,
  onRemove,
  ...dialog
}: Pick<ComponentProps<typeof OpenDialog>, "onClose" | "onCloseAutoFocus"> & {
  /** Where the link leads so far; empty for a new one. */
  address: string;
  needsText: boolean;
  onSave: (address: string, text: string) => void;
  onRemove: () => void;
}) {
  const [typed, setTyped] = useState(address);
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals: this submit must not reach the form around the dialog.
    event.stopPropagation();
    const target = typedAddress(typed);
    if (!target) return setRefused(true);
    onSave(target, text.trim() || target);
  }

  return (
    <OpenDialog {...dialog} title={address ? "Edit link" : "Add link"} className="max-w-md">
      <form noValidate className="flex flex-col gap-4" onSubmit={save}>
        <Field
          office
          label="Address"
          error={refused ? "Please enter a web address, an email address or a path on this site." : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              placeholder="https://example.org or /blog"
              value={typed}
              maxLength={2048}
              onChange={(event) => {
                setTyped(event.target.value);
                setRefused(false);
              }}
            />
          )}
        </Field>
        {needsText && (
          <Field label="Text">
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={300}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
        <DialogFooter>
          {address && (
            <Button variant="destructive" className="sm:mr-auto" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit">Save link</Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  );
}
