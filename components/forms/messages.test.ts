import { describe, expect, it } from "vitest";
import { z } from "zod";
import { registration } from "@/lib/accounts/schema";
import { invitation, roleChange, statusChange } from "@/lib/accounts/schema-admin";
import { forgotPassword } from "@/lib/accounts/schema-recovery";
import { signInForm } from "@/lib/accounts/sign-in/schema";
import { appearanceForm, codeForm, generalForm, socialForm } from "@/lib/config/schema-forms";
import { homeRowsForm } from "@/lib/home-rows/schema";
import { proposalForm } from "@/lib/owners/schema-proposals";
import { blogInput, picturelessBlog } from "@/lib/posts/blog/schema";
import { newsInput, newsStats, picturelessNews } from "@/lib/posts/news/schema";
import { reviewReport, toolReport } from "@/lib/reports/schema";
import { reviewChange, reviewInput } from "@/lib/reviews/schema";
import { wordInput } from "@/lib/search-words/schema";
import { softwareForm } from "@/lib/software-pages/schema";
import { inquiryInput } from "@/lib/sponsorships/inquiries/schema";
import { sponsorshipInput } from "@/lib/sponsorships/schema";
import { addProductForm, submitForm } from "@/lib/submissions/schema";
import { taskForm } from "@/lib/tasks/schema-admin";
import { toolForm } from "@/lib/tools/schema-form";

const forms = {
  ...{ toolForm, proposalForm, taskForm, wordInput, softwareForm, sponsorshipInput, inquiryInput },
  ...{ blogInput, picturelessBlog, newsInput, picturelessNews, newsStats },
  ...{ generalForm, appearanceForm, codeForm, socialForm, homeRowsForm },
  ...{ invitation, roleChange, statusChange, registration, signInForm, forgotPassword },
  ...{ reviewInput, reviewChange, toolReport, reviewReport, addProductForm, submitForm },
};

type Shape = {
  type?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
};

/** Values that a field of a form can have, all of them wrong in one way. */
const wrong = {
  empty: { string: "", number: null, items: 1 },
  odd: { string: "?`", number: -1.5, items: 1 },
  large: { string: "x".repeat(300_000), number: 1e300, items: 1 },
  many: { string: "x", number: 1, items: 1_000 },
  lines: { string: "x\n".repeat(1_000), number: 1, items: 1 },
};

/** A filling of a whole form with such values. */
function filled(shape: Shape, values: (typeof wrong)[keyof typeof wrong]): unknown {
  const { anyOf, allOf, type, properties, items } = shape;
  if (shape.enum) return values === wrong.empty ? "" : shape.enum[0];
  const inner = anyOf?.find((one) => one.type !== "null" && !("const" in one)) ?? allOf?.[0];
  if (inner) return filled(inner, values);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, filled(one, values)]));
  if (type === "array") return Array.from({ length: values.items }, () => filled(items ?? {}, values));
  if (type === "boolean") return true;
  return type === "number" || type === "integer" ? values.number : values.string;
}

/** What zod says where a schema says nothing of its own. */
const ofTheLibrary =
  /^(Invalid|Too (small|big)|Unrecognized)\b.*(input|option|string|number|array|key|expected)|expected |`/;

describe.each(Object.entries(forms))("%s", (_, form) => {
  const shape = z.toJSONSchema(form, {
    io: "input",
    unrepresentable: "any",
    metadata: z.registry(),
  }) as Shape;

  it.each(Object.entries(wrong))(
    "says in words for people what is wrong where values are %s",
    (_, values) => {
      const { error } = (form as z.ZodType).safeParse(filled(shape, values));
      const said = (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
      expect(said.filter((line) => ofTheLibrary.test(line.replace(/^\S*: /, "")))).toEqual([]);
    },
  );
});
