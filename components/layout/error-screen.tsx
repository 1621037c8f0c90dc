"use client";

/** What a page shows that could not be made. Every page carries it along, so its buttons are spelt out. */
export function ErrorScreen({
  retry,
  title = "Something went wrong",
  description = "This page could not be loaded. That is usually over in a moment: please try again.",
}: {
  retry: () => void;
  title?: string;
  description?: string;
}) {
  return (
    <div role="alert" className="container flex flex-col items-center py-24 text-center sm:py-32">
      <h1 className="text-2xl text-balance">{title}</h1>
      {description && <p className="text-muted mt-2 max-w-[31em]">{description}</p>}
      <p className="mt-6 flex flex-wrap justify-center gap-2">
        <button
          type="button"
          onClick={retry}
          className="bg-primary text-on-primary inline-flex h-11 items-center rounded-md px-6 font-medium"
        >
          Try again
        </button>
        <a href="/" className="outline-button h-11 px-6">
          Go to Homepage
        </a>
      </p>
    </div>
  );
}
