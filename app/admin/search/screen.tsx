"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { AdminHeader } from "@/components/admin/admin-header";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { SearchesTab } from "./searches-tab";
import { WordsTab } from "./words-tab";

/** The words that searches understand, and what was searched for. Which of the two is shown is in the address. */
export function SearchScreen() {
  const path = usePathname();
  const tab = useSearchParams().get("tab") === "searches" ? "searches" : "words";
  return (
    <>
      <AdminHeader
        title="Search"
        description="The words that searches understand, and what people searched for."
      />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          window.history.replaceState(null, "", next === "searches" ? `${path}?tab=searches` : path)
        }
      >
        <TabsList aria-label="Search">
          <TabsTrigger value="words">Words</TabsTrigger>
          <TabsTrigger value="searches">Searches</TabsTrigger>
        </TabsList>
        <TabsContent value="words">
          <WordsTab />
        </TabsContent>
        <TabsContent value="searches">
          <SearchesTab />
        </TabsContent>
      </Tabs>
    </>
  );
}
