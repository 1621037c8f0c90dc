import { connection } from "next/server";
import { ToolList } from "@/components/tools/tool-list";
import cards from "../../cards.json";

/** The same grid made for each request, from data in memory. */
export default async function RequestPage() {
  await connection();
  return <ToolList tools={cards} total={cards.length} pageSize={152} query={{}} nextHref="/" />;
}
