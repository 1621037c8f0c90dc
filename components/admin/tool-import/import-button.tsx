import { Upload } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const ImportDialog = dynamic(
  () => import("@/components/admin/tool-import/import-dialog").then((module) => module.ImportDialog),
  { ssr: false },
);

/** Opens the import of tools from a file. */
export function ImportButton({ onImported }: { onImported: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Upload aria-hidden strokeWidth={1.75} />
        Import
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}
