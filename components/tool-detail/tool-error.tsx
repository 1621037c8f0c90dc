/** What stands in place of a tool that could not be read, with a way to try again. */
export function ToolError({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="container flex flex-col items-center py-24 text-center">
      <h1 className="text-2xl">Failed to load tool details.</h1>
      <p className="text-muted mt-2 max-w-[52ch]">
        The directory did not answer. It usually does a moment later.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <button
          type="button"
          onClick={retry}
          className="bg-primary text-on-primary inline-flex h-11 items-center rounded-md px-6 font-medium"
        >
          Try again
        </button>
        <a
          href="/"
          className="border-border-strong hover:bg-surface-2 inline-flex h-11 items-center rounded-md border px-6 font-medium"
        >
          Go to Homepage
        </a>
      </div>
    </div>
  );
}
