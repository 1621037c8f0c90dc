import { Download, FileUp } from "lucide-react";
import { useId, useRef } from "react";
import { saveCsv } from "@/components/admin/csv";
import { SaveTools } from "@/components/admin/tool-import/save-tools";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import { importColumns } from "@/lib/tools/schema-import";

const sample = [
  [
    "Inkwell",
    "Keeps drafts, sources and notes of a long text in one place and suggests what to write next.",
    "https://inkwell.example",
    "Text Generation",
    "freemium",
    "12",
    "AI;Writing",
    "Outlines;Citations;Version history",
    "Theses;Reports",
    "",
    "draft",
  ],
  [
    "Framewise",
    "Cuts long recordings into short clips with captions.",
    "https://framewise.example",
    "Video Generation",
    "paid",
    "29",
    "AI;Automation",
    "Automatic captions;Speaker detection",
    "Social clips",
    "https://framewise.example/logo.png",
    "published",
  ],
];

export function ChooseFile({ problem, onChoose }: { problem?: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <div
        className="border-border-strong flex flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) onChoose(file);
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          tabIndex={-1}
          aria-label="CSV file"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again, after it was put right.
            event.target.value = "";
            if (file) onChoose(file);
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <FileUp />
          Choose a CSV file
        </Button>
        <p className="text-muted text-sm">Or drop it here. At most 5 MB and 5,000 rows, in UTF-8.</p>
      </div>
      <FormProblem id={`${id}-problem`}>{problem}</FormProblem>
      <div className="text-muted flex flex-col gap-2 text-sm">
        <p>
          The first row names the columns: <code className="text-foreground">{importColumns.join(", ")}</code>
          . The first five are needed. Tags, features and use cases are separated by semicolons. A row without
          a status becomes a draft.
        </p>
        <p>
          Platforms, integrations, languages, inputs, outputs and plans are separated by semicolons as well, a
          plan is written as <code className="text-foreground">Pro 16.99 USD seat</code>, a task as{" "}
          <code className="text-foreground">slug: how the tool does it</code>.
        </p>
        <Button
          variant="link"
          className="self-start"
          onClick={() =>
            saveCsv("tools_import_sample.csv", importColumns.slice(0, sample[0]!.length), sample)
          }
        >
          <Download />
          Download a sample file
        </Button>
        <p>An import adds tools and changes none that is listed.</p>
        <p>A file from the list&apos;s Export cannot be imported; the file of all tools can.</p>
        <SaveTools />
      </div>
    </div>
  );
}
