import type { z } from "zod";
import { DateTimeField } from "@/components/admin/date-time-field";
import { SelectField, SwitchField, TextAreaField, TextField } from "@/components/forms/fields";
import { ResourceForm } from "@/components/admin/resource-form";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { call } from "@/lib/platform/http/client";
import type { createSponsorshipApi, updateSponsorshipApi } from "@/lib/sponsorships/api";
import {
  defaultRating,
  type SponsorshipDto,
  sponsorshipInput,
  sponsorshipRatings,
} from "@/lib/sponsorships/schema";
import { SameTime } from "./same-time";
import { ChosenTool, ToolChoice } from "./tool-choice";

type Values = z.input<typeof sponsorshipInput>;

const toValues = (sponsorship?: SponsorshipDto): Values => ({
  toolId: sponsorship?.toolId._id ?? "",
  name: sponsorship?.name ?? "",
  slug: sponsorship?.slug ?? "",
  description: sponsorship?.description ?? "",
  category: sponsorship?.category ?? "",
  url: sponsorship?.url ?? "",
  logo: sponsorship?.logoUrl ?? "",
  rating: sponsorship?.rating ?? defaultRating,
  premiumBadge: sponsorship?.premiumBadge ?? false,
  startDate: sponsorship?.startDate,
  endDate: sponsorship?.endDate ?? null,
});

export function SponsorshipForm({ record: sponsorship, ...handlers }: RecordForm<SponsorshipDto>) {
  return (
    <ResourceForm
      {...handlers}
      title={sponsorship ? "Edit Sponsored Listing" : "Add Sponsored Listing"}
      kind="sponsorship"
      record={sponsorship}
      schema={sponsorshipInput}
      toValues={toValues}
      save={(values, updatedAt) =>
        sponsorship
          ? call<typeof updateSponsorshipApi>("PUT", "/api/sponsorships/{id}", {
              params: { id: sponsorship.id },
              body: { ...values, updatedAt },
            })
          : call<typeof createSponsorshipApi>("POST", "/api/sponsorships", { body: values })
      }
      done={sponsorship ? "Listing updated successfully" : "Listing created successfully"}
      failure="Failed to save sponsored listing"
    >
      {sponsorship ? <ChosenTool tool={sponsorship.toolId} /> : <ToolChoice />}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" maxLength={120} />
        <TextField
          name="slug"
          label="Slug"
          maxLength={100}
          hint="Made from the name when it is empty."
          spellCheck={false}
        />
        <TextAreaField
          name="description"
          label="Description"
          className="sm:col-span-2"
          rows={3}
          maxLength={500}
        />
        <TextField name="category" label="Category" maxLength={100} />
        <TextField name="url" label="Website URL" type="url" />
        <TextField
          name="logo"
          label="Logo"
          placeholder="/uploads/logo.png"
          hint="A picture on this site. Empty: the tool's logo."
        />
        <SelectField
          name="rating"
          label="Rating"
          hint="Kept with the listing. Visitors see what reviews give the tool."
          options={sponsorshipRatings.map((rating) => ({
            value: String(rating),
            label: rating.toFixed(1),
          }))}
        />
        <DateTimeField
          name="startDate"
          label="Start date"
          empty={undefined}
          hint={sponsorship ? undefined : "Empty: now."}
        />
        <DateTimeField name="endDate" label="End date" hint="Empty: it runs until it is deleted." />
        <SameTime exceptId={sponsorship?.id} />
        <SwitchField
          name="premiumBadge"
          label="Premium badge"
          hint="Shown on the card beside the word Sponsored."
          className="sm:col-span-2"
        />
      </div>
    </ResourceForm>
  );
}
