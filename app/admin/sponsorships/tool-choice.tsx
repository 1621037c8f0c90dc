import { useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { z } from "zod";
import { ToolLogo, ToolPicker } from "@/components/admin/tool-picker";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import { slugFrom } from "@/lib/platform/plain-text/utils";
import type { AvailableTool, sponsorshipInput } from "@/lib/sponsorships/schema";

type Values = z.input<typeof sponsorshipInput>;

export function ChosenTool({ tool }: { tool: { name: string; slug: string } }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">Tool</span>
      <p className="border-border bg-surface flex items-center gap-2.5 rounded-md border px-3 py-2 text-sm">
        <ToolLogo src={`/logo/${tool.slug}`} />
        <span className="min-w-0 font-medium wrap-anywhere">{tool.name}</span>
      </p>
      <p className="text-muted text-xs">The tool can&apos;t be changed while editing.</p>
    </div>
  );
}

/** The tool that a new sponsorship is for. Choosing one fills in what is known of it. */
export function ToolChoice() {
  const { setValue, watch } = useFormContext<Values>();
  const [tool, setTool] = useState<AvailableTool>();
  const toolId = watch("toolId");

  function choose(chosen: AvailableTool) {
    setTool(chosen);
    const set = <K extends keyof Values>(name: K, value: Values[K]) =>
      setValue(name, value as never, { shouldDirty: true, shouldValidate: true });
    set("toolId", chosen._id);
    set("name", chosen.name);
    set("slug", chosen.slug || slugFrom(chosen.name, "listing", 90));
    set("description", chosen.description.slice(0, 500));
    set("category", chosen.category);
    set("url", chosen.websiteUrl);
  }

  return (
    <Controller<Values>
      name="toolId"
      render={({ field: { ref }, fieldState: { error } }) =>
        toolId ? (
          <div className="flex flex-col gap-1.5">
            <span className="text-sm font-medium">Tool</span>
            <p className="border-border bg-surface flex items-center gap-2.5 rounded-md border px-3 py-1.5 text-sm">
              {tool && <ToolLogo src={tool.logo} />}
              <span className="mr-auto min-w-0 truncate font-medium">
                {tool?.name ?? "The tool that you had chosen"}
              </span>
              <Button
                variant="ghost"
                size="sm"
                autoFocus
                onClick={() => {
                  setTool(undefined);
                  setValue("toolId", "", { shouldDirty: true });
                }}
              >
                Choose another
              </Button>
            </p>
            <FormProblem>{error?.message}</FormProblem>
          </div>
        ) : (
          <ToolPicker ref={ref} label="Tool" required error={error?.message} onChoose={choose} />
        )
      }
    />
  );
}
