import { type ReactNode, useEffect, useRef, useState } from "react";
import { SettingsRow } from "@/components/dashboard/settings/section";
import { Button } from "@/components/ui/button";

/**
 * A setting with a form that opens below it. Opening leads into the form's first field; closing, by Escape too, leads
 * back to the button.
 *
 * @param children draws the form; it is given what closes it
 */
export function DisclosureRow({
  label,
  hint,
  value,
  button,
  buttonLabel,
  children,
}: {
  label: string;
  hint?: ReactNode;
  value?: ReactNode;
  button: string;
  /** The button's name when its text alone does not say what it opens. */
  buttonLabel?: string;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <SettingsRow
      label={label}
      hint={hint}
      value={open ? undefined : value}
      action={
        open ? undefined : (
          <Button
            ref={opener}
            variant="outline"
            size="sm"
            className="max-sm:h-11"
            aria-label={buttonLabel}
            onClick={() => setOpen(true)}
          >
            {button}
          </Button>
        )
      }
    >
      {open && (
        <div
          ref={panel}
          onKeyDown={(event) => {
            if (event.key === "Escape") setOpen(false);
          }}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </SettingsRow>
  );
}
