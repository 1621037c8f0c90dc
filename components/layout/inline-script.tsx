import { inlineScripts } from "@/lib/generated/utils-inline-scripts.mjs";

/**
 * One of components/inline-scripts, which runs before the first paint.
 *
 * Its text is in the page alone. Where React makes the page in the browser such an element does not run, so the browser's code
 * goes without the texts.
 */
export function InlineScript({
  name,
  ...attributes
}: { name: keyof typeof inlineScripts } & Record<`data-${string}`, string>) {
  const text = typeof window === "undefined" ? inlineScripts[name] : "";
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
