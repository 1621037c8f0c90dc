import { ListError } from "@/components/lists/list-error";

/** What stands where tools could not be read. */
export function ToolsError({ retry }: { retry: () => void }) {
  return <ListError title="Error Loading Tools" retry={retry} />;
}
