import { type ComponentProps, type FormEvent, useEffect, useId, useState } from "react";
import { uploadPicture } from "@/components/admin/upload-picture";
import { DialogSubmit } from "@/components/forms/dialog-submit";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { OpenDialog } from "@/components/ui/open-dialog";
import { pictureTypes } from "@/lib/uploads/schema";
import { refusalOf } from "@/lib/uploads/utils";

/** A picture as it stands in a body. */
export type Picture = { src: string; alt: string; width?: number | null; height?: number | null };

/** Asks for a picture and what it shows. One that is there already can be described anew, or replaced. */
export function PictureDialog({
  current,
  dropped,
  onSave,
  ...dialog
}: Pick<ComponentProps<typeof OpenDialog>, "onClose" | "onCloseAutoFocus"> & {
  current?: Picture;
  dropped?: File;
  onSave: (picture: Picture) => void;
}) {
  const hint = useId();
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState(current?.alt ?? "");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(() => dropped && refusalOf(dropped));
  const preview = usePreview(file && !refusalOf(file) ? file : undefined) ?? current?.src;

  async function save(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals: this submit must not reach the form around the dialog.
    event.stopPropagation();
    if (!file) return current ? onSave({ ...current, alt }) : setFailure("Please choose a picture.");
    setBusy(true);
    const kept = await uploadPicture(file);
    setBusy(false);
    if (typeof kept === "string") return setFailure(kept);
    onSave({ src: kept.imageUrl, alt, width: kept.width, height: kept.height });
  }

  return (
    <OpenDialog {...dialog} busy={busy} title={current ? "Edit picture" : "Add picture"} className="max-w-md">
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        {preview && (
          <img
            src={preview}
            alt=""
            className="border-border bg-surface-2 max-h-56 w-full rounded-md border object-contain"
          />
        )}
        <Field office label={current ? "Another file" : "File"} error={failure}>
          {(control) => (
            <>
              <Input
                {...control}
                type="file"
                accept={pictureTypes}
                className="file:text-foreground h-auto py-2 file:mr-3 file:border-0 file:bg-transparent file:text-sm file:font-medium"
                aria-describedby={control["aria-describedby"] ?? hint}
                onChange={({ target }) => {
                  const chosen = target.files?.[0];
                  setFile(chosen);
                  setFailure(chosen && refusalOf(chosen));
                }}
              />
              <p id={hint} className="text-muted text-xs">
                {file && file === dropped ? `${file.name}. ` : ""}JPEG, PNG, WebP or GIF, at most 2 MB.
              </p>
            </>
          )}
        </Field>
        <Field
          office
          label="Alternative text"
          hint="What the picture shows, for those who can't see it. Empty when it only decorates."
        >
          {(control) => (
            <Input
              {...control}
              value={alt}
              maxLength={300}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
        <DialogSubmit disabled={busy}>
          {busy ? "Uploading..." : current ? "Save picture" : "Add picture"}
        </DialogSubmit>
      </form>
    </OpenDialog>
  );
}

/** An address under which the browser shows a file that is not sent yet. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address exists as long as this effect
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
