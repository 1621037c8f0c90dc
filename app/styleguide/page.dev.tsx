import type { Metadata } from "next";
import { Controls } from "@/components/styleguide/controls";
import { Overlays } from "@/components/styleguide/overlays";
import { Shared } from "@/components/styleguide/shared";
import { Tokens } from "@/components/styleguide/tokens";
import { listToolCards } from "@/lib/tools/queries";
import { toolQuery } from "@/lib/tools/schema";

export const metadata: Metadata = { title: "Styleguide" };

/** Every part that screens are made of, in every state, in both themes. In development only (`pageExtensions`). */
export default async function Styleguide() {
  const found = await listToolCards(toolQuery.parse({ limit: 3 }));
  return (
    <main id="content" className="grid min-[1100px]:grid-cols-2">
      {["light", "dark"].map((theme) => (
        <section
          key={theme}
          aria-label={theme}
          className={`${theme} bg-background text-foreground min-w-0 p-6`}
        >
          <h1 className="mb-8 text-2xl">Styleguide, {theme}</h1>
          <div className="flex flex-col gap-10">
            <Tokens />
            <Controls />
            <Overlays />
            <Shared tools={found?.items ?? []} />
          </div>
        </section>
      ))}
    </main>
  );
}
