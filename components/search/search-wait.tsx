import type { RefObject } from "react";

/** The field of the search dialog alone, for as long as the dialog's code is on its way: what is typed is not lost. */
export function SearchWait({
  field,
  initialText,
  onClose,
}: {
  field: RefObject<HTMLInputElement | null>;
  initialText: string;
  onClose: () => void;
}) {
  return (
    <div
      role="dialog"
      aria-modal
      aria-label="Search AI tools"
      aria-busy
      className="fixed inset-0 z-50 bg-black/50"
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        // There is nothing else to go to yet.
        if (event.key === "Tab") event.preventDefault();
      }}
    >
      <form
        action="/"
        className="border-border bg-background shadow-float h-dvh w-full overflow-hidden sm:mx-auto sm:mt-[12vh] sm:h-fit sm:max-w-xl sm:rounded-lg sm:border"
      >
        <input
          ref={field}
          autoFocus
          name="q"
          aria-label="Search AI tools"
          placeholder="Search AI tools"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          defaultValue={initialText}
          className="placeholder:text-muted h-14 w-full bg-transparent px-12 text-lg outline-none"
        />
      </form>
    </div>
  );
}
