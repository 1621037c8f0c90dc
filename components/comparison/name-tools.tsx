import { buttonVariants } from "@/components/ui/button";
import { mostCompared } from "@/lib/tools/comparison/utils-address";

/** The same without JavaScript: the names are typed, and the server looks for them. */
export function NameTools({ names }: { names: string[] }) {
  return (
    <noscript>
      <form action="/compare" className="border-border bg-surface mb-10 rounded-lg border p-4 sm:p-5">
        <h2 className="text-lg">Choose two to four tools</h2>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {Array.from({ length: mostCompared }, (_, i) => (
            <label key={i} className="flex flex-col gap-1.5 text-sm font-medium">
              {i < 2 ? `Name of tool ${i + 1}` : `Name of tool ${i + 1} (optional)`}
              <input
                name="q"
                defaultValue={names[i]}
                required={i < 2}
                maxLength={200}
                autoComplete="off"
                className="border-input bg-background h-11 w-full rounded-md border px-3 text-base"
              />
            </label>
          ))}
        </div>
        <button type="submit" className={buttonVariants({ size: "lg", className: "mt-4" })}>
          Compare
        </button>
      </form>
    </noscript>
  );
}
