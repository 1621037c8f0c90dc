import { expect, it } from "vitest";
import { shortTitle } from "@/components/layout/short-title";

it.each([
  ["Best AI project management software", "Project management"],
  ["Best AI CRM software", "CRM"],
  ["Best tools", "Tools"],
  ["Software for lawyers", "Software for lawyers"],
])("shortens %s", (title, short) => expect(shortTitle(title)).toBe(short));
