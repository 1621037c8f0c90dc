import type { ReactNode } from "react";
import { SearchTrigger } from "@/components/search/search-trigger";
import { LinkButton } from "@/components/ui/button";
import { comparisonPath, mostCompared } from "@/lib/tools/comparison/utils-address";

type Tool = { name: string; slug: string };

/** What stands at the address of a comparison with a tool that there is not, and which one that is. */
export function UnknownTools({ tools, unknown }: { tools: Tool[]; unknown: string[] }) {
  return (
    <Screen
      title={unknown.length > 1 ? "Tools not found" : "Tool not found"}
      text={
        <>
          {unknown.map((key) => (
            <span key={key} className="block wrap-anywhere">
              There is no tool “{key}”.
            </span>
          ))}
          It may have been renamed or taken out of the directory. Searching often finds it.
        </>
      }
      tools={tools.slice(0, mostCompared)}
    />
  );
}

/** What stands at the address of a comparison of more tools than can be compared. */
export function TooManyTools({ tools }: { tools: Tool[] }) {
  const first = tools.slice(0, mostCompared);
  return (
    <Screen
      title="Too many tools"
      text={`You can compare four tools at most, and this address names ${tools.length}.`}
      tools={first}
    />
  );
}

/** Says why there is no comparison, and leads to a search and to what there is of the tools. */
function Screen({ title, text, tools }: { title: string; text: ReactNode; tools: Tool[] }) {
  const names = tools.map(({ name }) => name);
  return (
    <div className="container flex flex-col items-center py-24 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted mt-2 max-w-[35em]">{text}</p>
      <div className="mt-8 w-full max-w-lg">
        <SearchTrigger variant="hero" />
      </div>
      <div className="mt-6 flex max-w-full flex-wrap justify-center gap-2">
        {tools.length > 1 ? (
          <LinkButton
            href={comparisonPath(tools.map(({ slug }) => slug))}
            className="h-auto! min-h-11 max-w-full whitespace-normal!"
          >
            Compare {names.slice(0, -1).join(", ")} and {names.at(-1)}
          </LinkButton>
        ) : (
          tools.map(({ name, slug }) => (
            <LinkButton key={slug} href={`/ai-tools/${slug}`} className="max-w-full">
              Go to {name}
            </LinkButton>
          ))
        )}
        <LinkButton href="/compare" variant="ghost">
          Compare other tools
        </LinkButton>
      </div>
    </div>
  );
}
