import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isSquare, useConfirmCut } from "@/components/settings/square-cut";
import { UploadError } from "@/components/settings/upload-errors";
import { refusalOf, type Uploaded, uploadImage } from "@/components/settings/upload-image";
import { Button } from "@/components/ui/button";
import { isUsable } from "@/lib/config/utils";
import { type LogoVariant, type SiteImageKind, siteImages } from "@/lib/config/utils-uploads";
import { cn } from "@/lib/utils";

/** How long a message stays, milliseconds. */
const messageTime = 3_000;
const places = {
  local: " to local storage",
  cloudinary: " to Cloudinary",
  test: " via development endpoint",
};

/** A picture of the site's own: the one that is set, and a picker that uploads another and has it saved. */
export function ImageUpload({
  kind,
  variant = "default",
  label,
  button,
  subject,
  placeholder,
  hint,
  current,
  dark = false,
  onUploaded,
  children,
}: {
  kind: SiteImageKind;
  variant?: LogoVariant;
  label: string;
  button: string;
  /** What the message of success begins with: "Favicon". */
  subject: string;
  placeholder: string;
  hint: string;
  current: string;
  /** Whether the picture is shown on a dark surface. */
  dark?: boolean;
  onUploaded: (uploaded: Uploaded) => Promise<unknown>;
  children?: ReactNode;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const [error, setError] = useState<{ message: string; detail?: string }>();

  const confirmCut = useConfirmCut();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), messageTime);
    return () => clearTimeout(timer);
  }, [done]);

  async function upload(file: File) {
    setDone(undefined);
    const refusal = refusalOf(kind, file);
    setError(refusal ? { message: refusal } : undefined);
    if (refusal) return;
    if (kind === "favicon" && !(await isSquare(file)) && !(await confirmCut(file))) return;
    setBusy(true);
    try {
      const uploaded = await uploadImage(kind, file, variant);
      await onUploaded(uploaded);
      setDone(`${subject} uploaded successfully${places[uploaded.storage]}!`);
    } catch (reason) {
      const message =
        reason instanceof Error ? reason.message : "An unexpected error occurred during upload.";
      setError({ message, detail: reason instanceof UploadError ? reason.detail : undefined });
    }
    setBusy(false);
  }

  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-2">
      <p className="text-sm font-medium">{label}</p>
      <div
        className={cn(
          "border-border flex h-24 items-center justify-center rounded-md border p-3",
          dark ? "bg-[#0b0b0d] text-[#a1a1ab]" : "bg-white text-[#5b5b64]",
        )}
      >
        {isUsable(current) && current !== broken ? (
          <img
            src={current}
            alt={`${label}, as it is now`}
            className="max-h-full max-w-full object-contain"
            onError={() => setBroken(current)}
          />
        ) : (
          <p className="text-center text-sm">
            {isUsable(current) ? "This picture can't be loaded." : placeholder}
          </p>
        )}
      </div>
      <p className="text-muted text-xs">{hint}</p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={button}
          accept={siteImages[kind].accept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) void upload(file);
          }}
        />
        <Button
          variant="outline"
          className="max-sm:h-11"
          aria-disabled={busy}
          onClick={() => picker.current?.click()}
        >
          {busy && <LoaderCircle className="animate-spin-slow" />}
          {busy ? "Uploading..." : button}
        </Button>
        {children}
      </div>
      <p role="status" className="text-primary-text text-sm empty:hidden">
        {done}
      </p>
      {error && (
        <div role="alert" className="text-danger text-sm">
          <p>{error.message}</p>
          {error.detail && <p className="text-muted">{error.detail}</p>}
        </div>
      )}
    </div>
  );
}
