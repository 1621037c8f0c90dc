import { connection } from "next/server";
import { HomeScreen } from "@/components/home/home-screen";
import { SiteShell } from "@/components/layout/site-shell";
import { defaultConfig } from "@/lib/config/schema";
import software from "@/prisma/seed/data/software-pages.json";
import view from "../../view.json";

/** The same filtered home page made for each request, from data in memory. */
export default async function RequestPage() {
  await connection();
  return (
    <SiteShell
      config={defaultConfig}
      software={software.map(({ title, slug, description, icon }) => ({ title, slug, description, icon }))}
    >
      <HomeScreen {...view} />
    </SiteShell>
  );
}
