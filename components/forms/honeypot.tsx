import type { ComponentProps } from "react";

/**
 * A field that people neither see nor reach, and programs that fill in everything do. Password managers are told to leave
 * it alone, each in its own words. Should one fill it in all the same, the form says so, empties it and can be sent again.
 */
export function Honeypot(props: ComponentProps<"input">) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
          {...props}
        />
      </label>
    </div>
  );
}
