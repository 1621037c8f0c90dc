import { z } from "zod";
import { limitUpTo, pageUpTo } from "@/lib/platform/input/schema";
import { accountStatuses, email, password, roles } from "@/lib/platform/auth/schema";
import { isVisible, withoutInvisible } from "@/lib/platform/plain-text/schema";
import { reviewText } from "@/lib/reviews/schema";

/** How many tools an account can have saved, and its `savedTools` hold. */
export const maxSaved = 5_000;

/** No name is longer before its letters are put into one form, which takes the square of a long run of accents. */
const longestTyped = 200;

/** A letter has three accents at most, and what is above grows over other lines. */
const manyAccents = /(\p{M}{3})\p{M}+/gu;

/**
 * A name in the one form in which it is stored and compared: full-width letters are letters, one space is enough, and nothing is
 * in it that nobody can see.
 */
const inOneForm = (name: string) =>
  withoutInvisible(name.slice(0, longestTyped).normalize("NFKC").replace(/\s+/g, " ")).replace(
    manyAccents,
    "$1",
  );

/** What a mail program makes a link of, in a mail that greets somebody by this name. */
const webAddress =
  /:\/\/|\bwww\.|[\p{L}\p{N}][.\u3002](?:\p{L}{2}|com|net|org|info|biz|xyz|app|dev|top|site|online|shop|store|club|live|link|click|win|vip|icu|page|cloud|tech|space|website|zip|mov|agency|bank|finance|support|email|example|test)(?![\p{L}\p{N}])/iu;

export const personName = z
  .string({ error: "Please enter your name." })
  .overwrite(inOneForm)
  .refine(isVisible, "Please enter your name.")
  .max(80, "Name must be at most 80 characters.")
  // Reviews by a name with "null" in it are hidden, and nobody should find that out afterwards.
  .refine((name) => !name.includes("null"), 'Name must not contain "null".')
  .refine((name) => !webAddress.test(name), "Name must not contain a web address.")
  // What nobody can see is gone by now; what joins the parts of one emoji may stay.
  .refine((name) => !/[\u0000-\u001f\u007f]/.test(name), {
    error: "Name must not contain control characters.",
  });

/** Said when the field that people don't see is not empty: it may have been a program that meant well. */
const honeypotFilled =
  "A hidden field of this form was filled in, perhaps by a password manager. Please send the form again.";
/** A field that people don't see and so leave empty. */
export const honeypot = z.string().max(0, honeypotFilled).optional();

export const registration = z.object({ name: personName, email, password, website: honeypot });
export type Registration = z.output<typeof registration>;

/** The session's own account. */
export const meDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    emailVerified: z.boolean(),
    counts: z.boolean().meta({
      description:
        "Whether votes and reviews count at once: not before the email address is confirmed, where the site sends mail.",
    }),
    hasPassword: z.boolean(),
    image: z.string().nullable(),
    role: z.enum(roles),
    status: z.enum(accountStatuses),
    savedTools: z.array(z.string()).meta({ description: "Ids of saved tools, the last saved first." }),
    upvotedTools: z.array(z.string()).meta({ description: "Ids of upvoted tools, the last upvoted first." }),
    subscribedTools: z
      .array(z.string())
      .meta({ description: "Ids of coming tools whose launch will be announced by email." }),
    ownedTools: z
      .array(z.string())
      .meta({ description: "Ids of tools that the account is a verified owner of." }),
    createdAt: z.string(),
  })
  .meta({ id: "Me" });
export type MeDto = z.output<typeof meDto>;

/** Names that would look like the site's own voice, or like a page of it. */
const reservedUsernames = new Set(
  (
    "about account admin administrator almanac almanac-ai anonymous api blog contact dashboard everyone help me mod " +
    "moderation moderator news nobody null official owner root security settings sign-in sign-up staff superadmin " +
    "support system team undefined user users webmaster"
  ).split(" "),
);

const username = z
  .string({ error: "Please enter a username." })
  .trim()
  .min(3, "Username must be at least 3 characters.")
  .max(30, "Username must be at most 30 characters.")
  .regex(/^[A-Za-z0-9_-]+$/, "Username may contain letters, digits, hyphens and underscores.")
  .refine((name) => !reservedUsernames.has(name.toLowerCase()), "This username is reserved.");

/** A password as proof of who asks; its length was checked when it was chosen. */
const currentPassword = z
  .string({ error: "Please enter your current password." })
  .min(1, "Please enter your current password.")
  .max(200, "Your current password is not right.");

export const accountChanges = z
  .object({
    name: personName.optional(),
    username: username.nullable().optional().meta({ description: "Null gives the name up." }),
    email: email.optional().meta({
      description:
        "Becomes the account's once the link sent there was opened; the present one cancels such a change.",
    }),
    currentPassword: currentPassword
      .optional()
      .meta({ description: "Needed for another email address, if the account has a password." }),
  })
  .refine(
    ({ name, username: alias, email: address }) => [name, alias, address].some((v) => v !== undefined),
    {
      error: "There is nothing to change.",
    },
  );
export type AccountChanges = z.output<typeof accountChanges>;

export const passwordChange = z.object({ currentPassword, newPassword: password });
export type PasswordChange = z.output<typeof passwordChange>;

export const accountDeletion = z.object({
  password: currentPassword.optional(),
  email: email.optional().meta({ description: "In place of the password, where the account has none." }),
});
export type AccountDeletion = z.output<typeof accountDeletion>;

/** How many tools one page of the dashboard shows. */
export const dashboardPageSize = 6;

/** The page of a list of one's own tools. */
export const ownToolsQuery = z.object({
  page: pageUpTo(1_000_000),
  limit: limitUpTo(200, dashboardPageSize),
});
export type OwnToolsQuery = z.output<typeof ownToolsQuery>;

/** The most entries of one kind that a download of one's data holds; the newest are kept. */
export const maxExported = 10_000;

const when = z.string();
const toolRef = z.object({ id: z.string(), name: z.string(), slug: z.string() });
const listedTools = z.array(z.object({ tool: toolRef, createdAt: when }));

/** Everything that is kept of an account, for its owner. No secrets: neither password nor tokens. */
export const accountExport = z
  .object({
    exportedAt: when,
    truncated: z.array(z.string()).meta({ description: "Parts that hold only the newest 10,000 entries." }),
    profile: z.object({
      id: z.string(),
      name: z.string(),
      username: z.string().nullable(),
      email: z.string(),
      emailVerifiedAt: when.nullable(),
      hasPassword: z.boolean(),
      image: z.string().nullable(),
      role: z.enum(roles),
      status: z.enum(accountStatuses),
      decisionMails: z.boolean(),
      createdAt: when,
      updatedAt: when,
      lastSignInAt: when.nullable(),
      lastActiveAt: when.nullable(),
    }),
    connections: z.array(z.object({ provider: z.string(), providerAccountId: z.string(), createdAt: when })),
    votes: z.array(listedTools.element.extend({ counts: z.boolean() })),
    saves: listedTools,
    subscriptions: z.array(z.object({ tool: toolRef, createdAt: when, notifiedAt: when.nullable() })),
    answers: z.array(
      z.object({ reviewId: z.string(), tool: toolRef, text: z.string(), createdAt: when, updatedAt: when }),
    ),
    claims: z.array(
      z.object({
        tool: toolRef,
        method: z.string(),
        domain: z.string(),
        status: z.string(),
        reason: z.string().nullable(),
        createdAt: when,
        verifiedAt: when.nullable(),
      }),
    ),
    proposals: z.array(
      z.object({
        tool: toolRef,
        change: z.record(z.string(), z.unknown()),
        status: z.string(),
        reason: z.string().nullable(),
        createdAt: when,
        decidedAt: when.nullable(),
      }),
    ),
    reviews: z.array(
      z.object({
        id: z.string(),
        tool: toolRef,
        ...reviewText.shape,
        status: z.string(),
        revision: reviewText.extend({ status: z.string() }).nullable(),
        adminResponse: z.string().nullable(),
        counts: z.boolean(),
        createdAt: when,
        updatedAt: when,
      }),
    ),
    helpfulReviews: z.array(z.object({ reviewId: z.string(), tool: toolRef, createdAt: when })),
    submissions: z.array(
      z.object({
        id: z.string(),
        toolName: z.string(),
        description: z.string(),
        websiteUrl: z.string(),
        category: z.string(),
        logoUrl: z.string().nullable(),
        pricingType: z.string().nullable(),
        keyHighlights: z.string().nullable(),
        twitterUrl: z.string().nullable(),
        githubUrl: z.string().nullable(),
        tasks: z.array(z.object({ slug: z.string(), how: z.string() })),
        status: z.string(),
        reason: z.string().nullable(),
        submittedAt: when,
        decidedAt: when.nullable(),
      }),
    ),
    inquiries: z.array(
      z.object({
        id: z.string(),
        fullName: z.string(),
        email: z.string(),
        companyName: z.string(),
        monthlyBudget: z.string(),
        message: z.string(),
        status: z.string(),
        submittedAt: when,
      }),
    ),
    reports: z.array(
      z.object({
        id: z.string(),
        tool: toolRef,
        about: z.string(),
        kind: z.string(),
        message: z.string(),
        status: z.string(),
        answer: z.string().nullable(),
        createdAt: when,
        decidedAt: when.nullable(),
      }),
    ),
    uploads: z.array(z.object({ kind: z.string(), path: z.string(), bytes: z.number(), createdAt: when })),
    activity: z.array(z.object({ type: z.string(), description: z.string(), createdAt: when })),
  })
  .meta({ id: "AccountExport" });
export type AccountExport = z.output<typeof accountExport>;
