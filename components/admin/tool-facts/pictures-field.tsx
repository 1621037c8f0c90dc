import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/fields";
import { RowButtons } from "@/components/admin/row-buttons";
import { usePictureUploads } from "@/components/admin/tool-facts/use-picture-uploads";
import { ProgressBar } from "@/components/admin/tool-import/progress-bar";
import { useFieldRows } from "@/components/admin/use-field-rows";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import { manyPictures, maxPictures } from "@/lib/tools/facts/schema";
import type { FactsForm } from "@/lib/tools/facts/schema-form";
import { pictureTypes } from "@/lib/uploads/schema";

type Row = FactsForm["pictures"][number];
const nameOf = (_: unknown, at: number) => `Picture ${at + 1}`;

/** The pictures of a tool in their order, each with what it shows. Files are chosen or dropped. */
export function PicturesField() {
  const { formState, getValues } = useFormContext<{ facts: FactsForm }>();
  const errors = formState.errors.facts?.pictures;
  const { rows, said, list, fallback, add, putBack, buttons } = useFieldRows<Row>("facts.pictures", nameOf);
  const [removed, setRemoved] = useState<{ row: Row; at: number }[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const { take, progress, refused } = usePictureUploads(
    () => (getValues("facts.pictures").length < maxPictures ? undefined : manyPictures),
    ({ imageUrl }) => add({ url: imageUrl, alt: "" }),
  );
  const error = errors?.root?.message ?? errors?.message;
  const full = rows.length >= maxPictures;
  const last = removed.at(-1);

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-3"
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      }}
    >
      <legend className="mb-1.5 text-sm font-medium">Pictures</legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length > 0 && (
        <ol ref={list} aria-label="Pictures of the tool" className="flex flex-col gap-2">
          {rows.map((row, at) => (
            <li
              key={row.id}
              className="border-border grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-3 gap-y-2 rounded-md border p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <img
                src={`${row.url}?w=320`}
                alt=""
                width={320}
                height={200}
                className="border-border bg-surface-2 aspect-[16/10] w-24 rounded-sm border object-cover object-top sm:w-32"
              />
              <TextField
                name={`facts.pictures.${at}.alt`}
                label={`Alternative text of picture ${at + 1}`}
                hint="What it shows, for those who can't see it."
                required={false}
                maxLength={200}
                autoComplete="off"
              />
              <span className="flex justify-end max-sm:col-span-2">
                <RowButtons
                  name={`picture ${at + 1}`}
                  {...buttons(at)}
                  drop={() => {
                    const row = getValues(`facts.pictures.${at}`);
                    setRemoved((before) => [...before, { row, at }]);
                    buttons(at).drop(at);
                  }}
                />
              </span>
              {errors?.[at]?.url && (
                <p className="text-danger col-span-full text-sm" role="alert">
                  {errors[at].url.message}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {last && !full && (
        <p className="text-muted flex items-center gap-2 text-sm">
          Picture {last.at + 1} was removed.
          <Button
            variant="link"
            size="sm"
            aria-label={`Undo: put picture ${last.at + 1} back`}
            onClick={() => {
              putBack(last.row, last.at);
              setRemoved((before) => before.slice(0, -1));
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {progress && (
        <ProgressBar
          label={`Uploading ${progress.sent + 1} of ${progress.of}: ${progress.file}`}
          value={progress.sent}
          max={progress.of}
        />
      )}
      {refused.length > 0 && (
        <div role="alert" className="text-danger flex flex-col gap-1 text-sm break-words">
          {refused.map(({ file, reason }, i) => (
            <p key={i}>
              {file}: {reason}
            </p>
          ))}
        </div>
      )}
      <FormProblem>{error}</FormProblem>
      <div className="border-border-strong flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed p-3">
        <Button
          ref={fallback}
          variant="outline"
          size="sm"
          aria-disabled={full || progress !== undefined}
          onClick={() => !full && !progress && picker.current?.click()}
        >
          <ImagePlus />
          Add pictures
        </Button>
        <p className="text-muted min-w-0 flex-1 basis-48 text-sm">
          {full
            ? `${manyPictures} Remove one to add another.`
            : `Or drop them here. JPEG, PNG, WebP or GIF, at most 2 MB each, ${maxPictures} in all.`}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label="Picture files"
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          // The same files may be chosen again.
          target.value = "";
        }}
      />
    </fieldset>
  );
}
