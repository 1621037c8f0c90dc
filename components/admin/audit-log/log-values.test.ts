import { describe, expect, it } from "vitest";
import {
  actionName,
  changesOf,
  fieldName,
  recordHref,
  subjectName,
} from "@/components/admin/audit-log/log-values";
import type { LogEntry } from "@/lib/platform/audit-log/schema";

const entry: LogEntry = {
  _id: "a",
  id: "a",
  actorId: "b",
  actorName: "Ada",
  action: "tool.update",
  entity: "tool",
  entityId: "0".repeat(24),
  label: "Quill",
  exists: true,
  before: null,
  after: null,
  names: {},
  reason: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

describe("a change in words", () => {
  it("names fields and shows only those that differ", () => {
    expect(["pricingType", "websiteUrl", "categoryId", "isNew"].map(fieldName)).toEqual([
      "Pricing type",
      "Website URL",
      "Category",
      "Is new",
    ]);
    const category = "1".repeat(24);
    const changes = changesOf({
      ...entry,
      names: { [category]: "AI Chatbots" },
      before: { categoryId: null, isNew: false, name: "Quill", updatedAt: "x", tags: ["one"] },
      after: { categoryId: category, isNew: true, name: "Quill", updatedAt: "y", tags: ["one", "two"] },
    });
    expect(changes).toEqual([
      { name: "Category", from: "", to: "AI Chatbots" },
      { name: "Is new", from: "No", to: "Yes" },
      { name: "Tags", from: "one", to: "one\ntwo" },
    ]);
  });

  it("says of what is gone without a name what it was", () => {
    const [user, tool] = ["2".repeat(24), "3".repeat(24)];
    const after = { userId: user, toolId: tool, note: user };
    expect(
      changesOf({ ...entry, names: { [tool]: "Quill" }, before: {}, after }).map(({ to }) => to),
    ).toEqual(["Deleted user", "Quill", user]);
  });

  it("of a new or deleted record leaves out what is not so", () => {
    const record = { name: "Quill", isNew: false, isTrending: true, logo: null };
    const fields = (before: object | null, after: object | null) =>
      changesOf({ ...entry, before, after } as LogEntry).map(({ name }) => name);
    expect(fields(null, record)).toEqual(["Name", "Is trending"]);
    expect(fields(record, null)).toEqual(["Name", "Is trending"]);
  });
});

describe("the record that a change is about", () => {
  it("is linked while it is there", () => {
    expect(recordHref(entry)).toBe(`/admin/preview/tools/${entry.entityId}`);
    expect(recordHref({ ...entry, exists: false })).toBeUndefined();
    expect(recordHref({ ...entry, entity: "user", label: "A & B" })).toBe("/admin/users?q=A%20%26%20B");
  });

  it("has a name in any case", () => {
    expect(subjectName(entry)).toBe("Quill");
    expect(subjectName({ ...entry, label: null })).toBe("Tool");
    expect(subjectName({ ...entry, label: null, entity: "user", exists: false })).toBe("Deleted account");
  });
});

it("says what was done in words, and what it has none for by its name", () => {
  expect(
    ["tool.update", "user.role", "blog.create", "submission.approve", "tool.paint"].map(actionName),
  ).toEqual(["Tool changed", "Role changed", "Blog post added", "Submission approved", "tool.paint"]);
});
