import { ErrorScreen } from "@/components/layout/error-screen";

/** What stands where tools could not be read. */
export function ToolsError({ retry }: { retry: () => void }) {
  return <ErrorScreen title="Error Loading Tools" description="Please try again later" retry={retry} />;
}
