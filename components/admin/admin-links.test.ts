import { expect, it } from "vitest";
import { adminLinks, linkOf, moderationLinks, trailOf } from "@/components/admin/admin-links";

const admin = { href: "/admin", label: "Admin" };
const trail = (path: string) => trailOf(admin, adminLinks, path).map(({ label, href }) => [label, href]);

it("finds the screen of a path, and of a preview", () => {
  expect(linkOf(adminLinks, "/admin/tools")?.label).toBe("Tools");
  expect(linkOf(adminLinks, "/admin/preview/software/1")?.label).toBe("Best Software");
  expect(linkOf(adminLinks, "/admin/nowhere")).toBeUndefined();
});

it("leads from the first screen to where somebody is", () => {
  expect(trail("/admin")).toEqual([["Admin", undefined]]);
  expect(trail("/admin/tools")).toEqual([
    ["Admin", "/admin"],
    ["Tools", undefined],
  ]);
  expect(trail("/admin/preview/tools/1")).toEqual([
    ["Admin", "/admin"],
    ["Tools", "/admin/tools"],
    ["Preview", undefined],
  ]);
  const moderation = { href: "/moderation", label: "Moderation" };
  expect(trailOf(moderation, moderationLinks, "/moderation/reviews").at(-1)).toEqual({ label: "Reviews" });
});
