import { useEffect, useId, useRef, useState } from "react";
import { checkRows, importRows } from "@/components/admin/tool-import/check-rows";
import { ChooseFile } from "@/components/admin/tool-import/choose-file";
import { ProgressBar } from "@/components/admin/tool-import/progress-bar";
import { type ReadFile, readFile } from "@/components/admin/tool-import/read-file";
import { ReportTable } from "@/components/admin/tool-import/report-table";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { OpenDialog } from "@/components/ui/open-dialog";
import { toast } from "@/components/ui/toast";
import { CallError, messageOf } from "@/lib/platform/http/client";
import type { ReportedRow } from "@/lib/tools/schema-import";
import { counted, formatCount } from "@/lib/tools/utils";

type Step =
  | { name: "choose"; problem?: string }
  | { name: "check"; file: ReadFile; done: number }
  | { name: "report"; file: ReadFile; report: ReportedRow[]; problem?: string }
  | { name: "import"; file: ReadFile };

const unchecked = "The file could not be checked. Please try again.";
const explain = (error: unknown) =>
  error instanceof Error && !(error instanceof CallError) ? error.message : messageOf(error, unchecked);

/** Adds the tools of a CSV file: all rows are checked first, then all are added at once, or none. */
export default function ImportDialog({
  onClose,
  onImported,
}: {
  onClose: () => void;
  onImported: () => void;
}) {
  const [step, setStep] = useState<Step>({ name: "choose" });
  const [addDuplicates, setAddDuplicates] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => controller.current?.abort(), []);

  async function choose(chosen: File) {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    try {
      const file = await readFile(chosen);
      setStep({ name: "check", file, done: 0 });
      const report = await checkRows(file.rows, (done) => setStep({ name: "check", file, done }), signal);
      setStep({ name: "report", file, report });
    } catch (error) {
      if (!signal.aborted) setStep({ name: "choose", problem: explain(error) });
    }
  }

  async function start(file: ReadFile, report: ReportedRow[]) {
    setStep({ name: "import", file });
    try {
      const { imported, skipped } = await importRows(file.rows, addDuplicates ? "add" : "skip");
      toast.success(
        `${counted(imported, "tool")} imported`,
        skipped > 0 ? `${counted(skipped, "duplicate")} left out.` : undefined,
      );
      onImported();
      onClose();
    } catch (error) {
      const message =
        error instanceof CallError && error.status === 0
          ? "The server did not answer in time. Please look at the list before you try again: all tools of the file were added, or none."
          : explain(error);
      setStep({ name: "report", file, report, problem: message });
    }
  }

  return (
    <OpenDialog
      title="Import tools"
      description="Every row is checked before anything is added. Then all tools are added at once, or none."
      className="max-w-3xl"
      onClose={() => step.name !== "import" && onClose()}
      showCloseButton={step.name !== "import"}
      onInteractOutside={(event) => event.preventDefault()}
    >
      {step.name === "choose" && <ChooseFile problem={step.problem} onChoose={(file) => void choose(file)} />}
      {step.name === "check" && (
        <>
          <ProgressBar
            label={`Checking ${formatCount(step.done)} of ${counted(step.file.rows.length, "row")}`}
            value={step.done}
            max={step.file.rows.length}
          />
          <DialogFooter>
            <Button
              variant="outline"
              onClick={() => {
                controller.current?.abort();
                setStep({ name: "choose" });
              }}
            >
              Cancel
            </Button>
          </DialogFooter>
        </>
      )}
      {step.name === "import" && (
        <ProgressBar label={`Adding the tools of ${step.file.name}. Please keep this page open.`} />
      )}
      {step.name === "report" && (
        <Report
          {...step}
          id={id}
          addDuplicates={addDuplicates}
          onAddDuplicates={setAddDuplicates}
          onBack={() => setStep({ name: "choose" })}
          onImport={() => void start(step.file, step.report)}
        />
      )}
    </OpenDialog>
  );
}

function Report({
  id,
  file,
  report,
  problem,
  addDuplicates,
  onAddDuplicates,
  onBack,
  onImport,
}: {
  id: string;
  file: ReadFile;
  report: ReportedRow[];
  problem?: string;
  addDuplicates: boolean;
  onAddDuplicates: (add: boolean) => void;
  onBack: () => void;
  onImport: () => void;
}) {
  const bad = report.filter(({ problems }) => problems.length > 0).length;
  const duplicates = report.filter(
    ({ problems, duplicateOf, repeats }) => problems.length === 0 && (duplicateOf || repeats !== null),
  ).length;
  const renamed = file.mapped.filter(({ heading, column }) => heading !== column);
  const clean = file.rows.length - bad - duplicates;
  const count = clean + (addDuplicates ? duplicates : 0);
  const facts = [
    ["Rows", file.rows.length],
    ["Ready", clean],
    ["Duplicates", duplicates],
    ["With problems", bad],
  ] as const;
  return (
    <>
      <div role="status" className="flex flex-col gap-3">
        <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name} className="border-border rounded-md border px-3 py-2">
              <dt className="text-muted text-xs">{name}</dt>
              <dd className="tabular text-lg font-semibold">{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
        {bad > 0 && (
          <p className="text-danger text-sm">
            Nothing can be imported until every row is right. Please correct the file and choose it again.
          </p>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
      <p className="text-muted text-sm break-words">
        {file.name}
        {renamed.length > 0 &&
          `: ${renamed.map(({ heading, column }) => `${heading} → ${column}`).join(", ")}`}
        .{file.ignored.length > 0 && ` Left out: ${file.ignored.join(", ")}.`}
      </p>
      {report.length > 0 && <ReportTable rows={file.rows} report={report} />}
      {duplicates > 0 && bad === 0 && (
        <div className="flex items-start gap-3">
          <Checkbox
            id={`${id}-duplicates`}
            checked={addDuplicates}
            onCheckedChange={(checked) => onAddDuplicates(checked === true)}
            aria-describedby={`${id}-duplicates-hint`}
          />
          <div>
            <Label htmlFor={`${id}-duplicates`}>Add duplicates too</Label>
            <p id={`${id}-duplicates-hint`} className="text-muted text-xs">
              Otherwise rows whose website is known already are left out. The tools that have them stay as
              they are.
            </p>
          </div>
        </div>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onBack}>
          Choose another file
        </Button>
        <Button disabled={bad > 0 || count === 0} onClick={onImport}>
          Import {counted(count, "tool")}
        </Button>
      </DialogFooter>
    </>
  );
}
