import { ImagePlus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/forms/fields";
import { useFormWaits } from "@/components/forms/form-context";
import { uploadPicture } from "@/components/admin/upload-picture";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { isOwnPath } from "@/lib/platform/addresses/utils";
import { pictureTypes } from "@/lib/uploads/schema";
import { cn } from "@/lib/utils";

/** The address of a picture: typed, or that of a file that is uploaded. It is shown where it lies on this server. */
export function PictureField({
  name,
  label,
  hint,
  shape = "wide",
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  /** How pages show it. */
  shape?: "wide" | "round";
}) {
  const { register, setValue, setError, clearErrors } = useFormContext();
  const address: unknown = useWatch({ name });
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  useFormWaits(busy);
  const [broken, setBroken] = useState<string>();
  const shown = typeof address === "string" && isOwnPath(address) && address !== broken ? address : undefined;

  async function upload(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    clearErrors(name);
    const kept = await uploadPicture(file);
    setBusy(false);
    if (typeof kept === "string") return setError(name, { message: kept });
    setValue(name, kept.imageUrl, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <div className="flex flex-col gap-2">
      <Field name={name} label={label} hint={hint}>
        {(control) => (
          <div className="flex flex-wrap gap-2 sm:flex-nowrap">
            <Input
              {...control}
              {...register(name)}
              className="min-w-0"
              inputMode="url"
              autoComplete="off"
              placeholder="/uploads/… or https://…"
            />
            <Button
              variant="outline"
              className="h-10"
              aria-disabled={busy}
              aria-label={`Upload ${label.replace(/ URL$/, "").toLowerCase()}`}
              onClick={() => picker.current?.click()}
            >
              <ImagePlus />
              {busy ? "Uploading..." : "Upload"}
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              accept={pictureTypes}
              aria-label={`${label.replace(/ URL$/, "")} file`}
              onChange={({ target }) => {
                void upload(target.files?.[0]);
                // The same file may be chosen again.
                target.value = "";
              }}
            />
          </div>
        )}
      </Field>
      {shown && (
        <img
          src={shown}
          alt=""
          onError={() => setBroken(shown)}
          className={cn(
            "border-border bg-surface-2 border object-cover",
            shape === "wide" ? "aspect-[1200/630] w-full max-w-60 rounded-md" : "size-12 rounded-full",
          )}
        />
      )}
    </div>
  );
}
