import { describe, expect, it } from "vitest";
import { z } from "zod";
import { requiredNames } from "@/components/forms/form-context";
import { blogInput } from "@/lib/posts/blog/schema";
import { softwareForm } from "@/lib/software-pages/schema";
import { sponsorshipInput } from "@/lib/sponsorships/schema";
import { toolForm, toToolForm } from "@/lib/tools/schema-form";

const sorted = (names: Set<string>) => [...names].sort();

describe("the required fields of a form", () => {
  it("are those that its schema does not take empty, whatever is in them", () => {
    const schema = z.object({
      name: z.string().trim().min(1),
      note: z.string().max(10),
      tags: z.array(z.string()).min(1),
      author: z.object({ name: z.string().min(2), avatar: z.string().nullish() }),
      count: z.number(),
    });
    const values = { name: "x", note: "y", tags: ["z"], author: { name: "ab", avatar: null }, count: 1 };
    expect(sorted(requiredNames(schema, values))).toEqual(["author.name", "name", "tags"]);
  });

  it("are what the back office's rules say", () => {
    const required = (name: string, names: Set<string>) => expect(names.has(name), name);
    const tool = requiredNames(toolForm, toToolForm());
    for (const name of ["name", "description", "websiteUrl", "category"]) required(name, tool).toBe(true);
    for (const name of ["logo", "startingPrice", "tags", "launchDate"]) required(name, tool).toBe(false);

    const sponsorship = requiredNames(sponsorshipInput, {
      ...{ toolId: "", name: "", slug: "", description: "", category: "", url: "", logo: "" },
      ...{ rating: 4.5, premiumBadge: false, endDate: null },
    });
    expect(sorted(sponsorship)).toEqual(["category", "description", "name", "toolId", "url"]);

    const post = { title: "", slug: "", excerpt: "", content: "", category: "", readTime: "", imageUrl: "" };
    const blog = requiredNames(blogInput, { ...post, tags: [], author: { name: "", avatar: null } });
    for (const name of [...Object.keys(post), "tags", "author.name"]) required(name, blog).toBe(true);

    const content = { introduction: "", toolsHeading: "", author: "" };
    const page = requiredNames(softwareForm, {
      ...{ title: "", slug: "", description: "", featured: false, content, tools: [] },
    });
    expect(sorted(page)).toEqual(["description", "title"]);
  });
});
