import { z } from "zod";
import { tableQuery } from "@/lib/platform/admin-list/schema";

/** The states in which a website is gone. It is in one of them only after three failures over three days. */
export const goneStates = ["not-found", "no-host", "certificate", "parked"] as const;
export type GoneState = (typeof goneStates)[number];
export const linkStates = ["unchecked", "ok", "moved", "slow", "blocked", ...goneStates] as const;

/** What a visit saw. `unclear` says nothing of the website: it gave no answer in time, or one that says that it is out of order. */
export const sightings = [...linkStates, "unclear"] as const;
export type Seen = (typeof sightings)[number];

/** What everybody is told of a tool's website. */
export const toolLink = z
  .object({
    state: z.enum(linkStates).meta({
      description:
        "`not-found`, `no-host`, `certificate` and `parked` are told after three failures over at least three days.",
    }),
    since: z
      .string()
      .nullable()
      .meta({ description: "When it became so; of a website that is gone the first of the failures." }),
    checkedAt: z.string().nullable(),
  })
  .meta({ id: "ToolLink" });
export type ToolLinkDto = z.output<typeof toolLink>;

/** The most changes that are kept of a tool. */
export const mostChanges = 30;

/** A visit that saw something else than the one before, or an administrator's word. */
export const linkChange = z.object({
  at: z.string(),
  seen: z.enum(sightings),
  state: z.enum(linkStates),
  detail: z.string(),
});

/** A tool's website as administrators see it. */
export const linkDto = toolLink
  .extend({
    id: z.string().meta({ description: "The tool's id." }),
    name: z.string(),
    slug: z.string(),
    status: z.enum(["draft", "published", "archived"]),
    websiteUrl: z.string(),
    seen: z.enum(sightings).meta({ description: "What the last visit saw." }),
    failures: z.number().int().meta({ description: "Failures since it worked last." }),
    failingSince: z.string().nullable(),
    movedTo: z.string().nullable(),
    trustedUntil: z.string().nullable().meta({
      description: "An administrator said that it works: until then failures do not count.",
    }),
    dueAt: z.string().meta({ description: "When it is visited again." }),
    updatedAt: z.string(),
  })
  .meta({ id: "Link" });
export type LinkDto = z.output<typeof linkDto>;

export const linkDetail = linkDto.extend({ history: z.array(linkChange) }).meta({ id: "LinkWithHistory" });
export type LinkDetail = z.output<typeof linkDetail>;

export const linkQuery = tableQuery(["checkedAt"]).extend({
  state: z
    .enum(["look", "all", ...linkStates], { error: "There is no such state." })
    .default("look")
    .meta({ description: "`look`: those that an administrator should look at." }),
});
export type LinkQuery = z.output<typeof linkQuery>;

export const linkAction = z.object({
  action: z.enum(["working", "check"], { error: 'The action is "working" or "check".' }).meta({
    description:
      "`working`: it works, and failures do not count for 90 days. `check`: it is visited within a minute or two.",
  }),
});
export type LinkAction = z.output<typeof linkAction>;
