import type { LogEntry } from "@/lib/platform/audit-log/schema";
import { idPattern } from "@/lib/platform/input/utils";

/** A field that a change touched, as it was and as it is, for reading. */
export type FieldChange = { name: string; from: string; to: string };

/** What is there for the machine, and says nothing to anybody who reads. */
const unread = new Set(["id", "updatedAt", "createdAt", "websiteKey"]);

/** A field's name in words: "pricingType" is "Pricing type", "categoryId" is "Category". */
export function fieldName(name: string): string {
  const words = name
    .replace(/Id$/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/\bUrl\b/g, "URL")
    .toLowerCase()
    .replace(/\burl\b/g, "URL");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The kind of record whose id a field holds: "tool" of "toolId". */
const kindIn = (name: string) =>
  /Ids?$/.test(name) ? fieldName(name.replace(/s$/, "")).toLowerCase() : undefined;

/** A value in words; nothing at all is an empty text. Ids are names, or say that a record of `kind` is gone. */
function valueText(value: unknown, names: Record<string, string>, kind?: string): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value))
    return value
      .map((item) => valueText(item, names, kind))
      .filter(Boolean)
      .join("\n");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, inner]) => [fieldName(name), valueText(inner, names, kindIn(name))] as const)
      .filter(([, text]) => text !== "")
      .map(([name, text]) => `${name}: ${text}`)
      .join("\n");
  const text = String(value as string | number);
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z$/.exec(text) ?? [];
  if (day) return `${day} ${time} UTC`;
  return names[text] ?? (kind && idPattern.test(text) ? `Deleted ${kind}` : text);
}

/** The fields that differ between before and after, in words. Of a new or deleted record, those that say something. */
export function changesOf({ before, after, names }: LogEntry): FieldChange[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => !unread.has(name))
    .map((name) => ({
      name: fieldName(name),
      from: valueText(before?.[name], names, kindIn(name)),
      to: valueText(after?.[name], names, kindIn(name)),
    }))
    .filter(({ from, to }) => from !== to && (before && after ? true : (from || to) !== "No"));
}

/**
 * Each kind of record in words, and where it is looked after: by its id, by what it is called, or where all of them are.
 */
const kinds: Record<string, { name: string; preview?: string; search?: string; screen?: string }> = {
  tool: { name: "Tool", preview: "tools" },
  task: { name: "Task", search: "tasks" },
  word: { name: "Search word", search: "search" },
  user: { name: "User", search: "users" },
  blog: { name: "Blog post", preview: "blog" },
  news: { name: "News post", preview: "news" },
  submission: { name: "Submission", search: "submissions?status=all" },
  inquiry: { name: "Inquiry", search: "inquiries" },
  review: { name: "Review", screen: "reviews" },
  claim: { name: "Claim", screen: "owners?status=all" },
  proposal: { name: "Proposal", screen: "proposals?status=all" },
  report: { name: "Report", screen: "reports?status=all" },
  sponsorship: { name: "Sponsored listing", search: "sponsorships" },
  software: { name: "Best Software page", preview: "software" },
  config: { name: "Site settings", screen: "settings" },
  home: { name: "Home page", screen: "settings?tab=home" },
};

/** Where a record of the log is looked after; undefined when it is gone or has no screen. */
export function recordHref({ entity, entityId, label, exists }: LogEntry): string | undefined {
  const kind = exists ? kinds[entity] : undefined;
  if (!kind) return undefined;
  if (kind.preview) return `/admin/preview/${kind.preview}/${entityId}`;
  if (!kind.search || label === null) return `/admin/${kind.search ?? kind.screen}`;
  const and = kind.search.includes("?") ? "&" : "?";
  return `/admin/${kind.search}${and}q=${encodeURIComponent(label.slice(0, 200))}`;
}

export const kindName = (entity: string) => kinds[entity]?.name ?? entity;
const verbs: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  move: "moved",
  import: "imported",
  merge: "merged",
  archive: "archived",
  status: "status changed",
  approve: "approved",
  reject: "rejected",
  reopen: "reopened",
  revise: "revision approved",
  keep: "revision rejected",
  answer: "answered",
  dismiss: "dismissed",
  allow: "allowed",
  revoke: "revoked",
  invite: "invited",
};
const ownWords: Record<string, string> = {
  "user.role": "Role changed",
  "user.status": "Account status changed",
  "tool.link": "Link confirmed",
  "tool.confirm": "Facts confirmed",
  "tool.unconfirm": "Confirmation taken back",
  "news.stats": "Statistics changed",
  "answer.remove": "Owner's answer removed",
  "sponsorship.link": "Link to the report renewed",
};

/** What was done, in words: "Tool changed" for "tool.update". What has none is its own name. */
export function actionName(action: string): string {
  const [entity = "", verb = ""] = action.split(".");
  return ownWords[action] ?? (kinds[entity] && verbs[verb] ? `${kindName(entity)} ${verbs[verb]}` : action);
}

export const kindOptions = Object.entries(kinds).map(([value, { name }]) => ({ value, label: name }));

export function subjectName({ label, entity, exists }: LogEntry): string {
  return label ?? (exists || entity !== "user" ? kindName(entity) : "Deleted account");
}
