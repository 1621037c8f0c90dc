import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { SelectField, TextAreaField, TextField } from "@/components/forms/fields";
import { SoftwareLogo } from "@/components/software/software-logo";
import { softwareColors, type softwareForm, softwareIcons } from "@/lib/software-pages/schema";

type Values = z.input<typeof softwareForm>;

const iconNames: Record<(typeof softwareIcons)[number], string> = {
  BarChart3: "Bar chart",
  PenTool: "Pen",
  Users: "People",
  Mail: "Envelope",
  CalendarClock: "Calendar",
  Briefcase: "Briefcase",
  Target: "Target",
};
const icons = softwareIcons.map((value) => ({ value, label: iconNames[value] }));

/** Icon and colours, with how they look together. */
export function LookFields() {
  const [icon = "", color = "Emerald"] = useWatch<Values, ["icon", "bgColor"]>({ name: ["icon", "bgColor"] });
  return (
    <div className="flex items-end gap-3 sm:col-span-2">
      <SelectField name="icon" label="Icon" className="flex-1" options={icons} />
      <SelectField name="bgColor" label="Colour scheme" className="flex-1" options={softwareColors} />
      <SoftwareLogo icon={icon} color={color} />
    </div>
  );
}

/** What stands on the page around its tools. */
export function ContentFields() {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
      <legend className="mb-2 text-base font-semibold">Content</legend>
      <TextAreaField
        name="content.introduction"
        label="Introduction"
        hint="An empty line begins a new paragraph."
        className="sm:col-span-2"
        rows={6}
        maxLength={10_000}
      />
      <TextField name="content.toolsHeading" label="Tools heading" maxLength={120} />
      <TextField name="content.lastUpdated" label="Last updated" type="date" />
      <TextAreaField
        name="content.toolsDescription"
        label="Tools description"
        className="sm:col-span-2"
        rows={2}
        maxLength={1_000}
      />
      <TextField name="content.author" label="Author" maxLength={100} />
      <TextField
        name="content.authorImage"
        label="Author image"
        placeholder="/uploads/author.png"
        hint="A picture on this site; others are not shown."
      />
    </fieldset>
  );
}
