import { z } from "zod";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { isOwnPath, isWebAddress, plainAddress } from "@/lib/platform/addresses/utils";
import { isVisible, withoutInvisible } from "@/lib/platform/plain-text/schema";

/** The themes that a visitor begins with. */
const themes = ["light", "dark", "system"] as const;
/** Where the site can have a page of its own. */
export const socialNetworks = ["twitter", "facebook", "instagram", "linkedin", "github"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const short = (most: number, required: string | undefined, clean: (text: string) => string) => {
  const error = `Please enter at most ${most} characters.`;
  return z
    .string(required)
    .overwrite(clean)
    .max(most, { error, abort: true })
    .refine((text) => !control.test(text) && !/[\r\n]/.test(text), "Please enter one line of text.");
};
const line = (most: number, required?: string) => short(most, required, withoutInvisible);
const address = (isAddress: (text: string) => boolean, message: string) =>
  short(2000, undefined, (text) => text.trim())
    .refine((text) => text === "" || isAddress(text), message)
    .overwrite(plainAddress);
const image = address(
  (text) => isOwnPath(text) || isWebAddress(text),
  "Please enter a valid URL, or a path that begins with a slash.",
);
const link = address(isWebAddress, "Please enter a valid URL.");
const wrongColor = "Please enter a colour such as #10b981.";
const color = z.string().regex(/^#[0-9a-f]{6}$/i, wrongColor);
const code = z
  .string()
  .max(50_000, "Please enter at most 50,000 characters.")
  .refine((text) => !text.includes("\0"), "The code is not valid.");

/** What each text, number and choice may be. */
const single = {
  siteName: line(60, "Site name is required").refine(isVisible, "Site name is required"),
  siteDescription: line(300),
  logo: image,
  logoLight: image,
  logoDark: image,
  favicon: image,
  showSiteNameWithLogo: z.boolean(),
  primaryColor: color,
  secondaryColor: color,
  allowUserRegistration: z.boolean(),
  allowUserSubmissions: z.boolean(),
  requireApprovalForSubmissions: z.boolean(),
  requireApprovalForReviews: z.boolean(),
  footerText: line(300),
  contactEmail: line(254).refine(
    (text) => text === "" || z.email().safeParse(text).success,
    "Please enter a valid email address.",
  ),
  analyticsId: line(24).refine(
    (text) => text === "" || /^G-[A-Z0-9]{4,20}$/.test(text),
    "Please enter an ID such as G-XXXXXXXXXX.",
  ),
  customCss: code,
  customJs: code,
  defaultTheme: z.enum(themes, { error: "Please choose a theme." }),
  allowThemeToggle: z.boolean(),
  headlineToolCount: z
    .int("Please enter a whole number.")
    .min(0, "Please enter a number of at least 0.")
    .max(999_999_999, "Please enter a smaller number.")
    .nullable()
    .meta({ description: "The number in the hero; null shows the true count." }),
};
const metaTags = { title: line(120), description: line(300), keywords: line(500), ogImage: image };
const socialLinks = Object.fromEntries(socialNetworks.map((name) => [name, link])) as Record<
  (typeof socialNetworks)[number],
  typeof link
>;

const values = { ...single, metaTags: z.object(metaTags), socialLinks: z.object(socialLinks) };

/** The site's settings as they are used; every field has a value, and an empty text is one that is not set. */
export const siteConfig = z
  .object({
    ...values,
    updatedAt: z.string().nullable().meta({ description: "Null while nothing was ever saved." }),
  })
  .meta({ id: "SiteConfig" });
export type SiteConfig = z.output<typeof siteConfig>;

/** What a site says of itself until it is described in other words: it goes by the name that it has. */
const describedBy = (name: string) =>
  `${name} is a directory of AI tools that you can search, filter and compare, with prices, ratings and alternatives.`;

const defaultName = "Almanac AI";
export const defaultConfig: SiteConfig = {
  siteName: defaultName,
  siteDescription: describedBy(defaultName),
  logo: "/logo.svg",
  logoLight: "",
  logoDark: "",
  favicon: "/favicon.ico",
  showSiteNameWithLogo: true,
  primaryColor: "#10b981",
  secondaryColor: "#3b82f6",
  allowUserRegistration: true,
  allowUserSubmissions: true,
  requireApprovalForSubmissions: true,
  requireApprovalForReviews: true,
  footerText: "An honest directory of AI tools.",
  contactEmail: "hello@almanac.example",
  socialLinks: { twitter: "", facebook: "", instagram: "", linkedin: "", github: "" },
  analyticsId: "",
  customCss: "",
  customJs: "",
  metaTags: { title: "", description: "", keywords: "", ogImage: "/og-image.jpg" },
  defaultTheme: "system",
  allowThemeToggle: true,
  headlineToolCount: 4869,
  updatedAt: null,
};

/** A text that `null` clears, as `""` does. */
const cleared = (schema: z.ZodType<string, string>) => schema.nullable().transform((text) => text ?? "");
/** A colour; one that is cleared is the default one again. */
const colored = (fallback: string) =>
  z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/i, wrongColor)
    .nullable()
    .transform((text) => text || fallback);
const textsOf = <T extends Record<string, z.ZodType<string, string>>>(schemas: T) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, cleared(schema)])),
    )
    .partial() as unknown as z.ZodType<
    Partial<Record<keyof T, string>>,
    Partial<Record<keyof T, string | null>>
  >;

/** Any part of the settings. What is left out stays; `metaTags` and `socialLinks` merge key by key. */
export const configPatch = z
  .strictObject({
    ...single,
    siteDescription: cleared(single.siteDescription),
    logo: cleared(single.logo),
    logoLight: cleared(single.logoLight),
    logoDark: cleared(single.logoDark),
    favicon: cleared(single.favicon),
    footerText: cleared(single.footerText),
    contactEmail: cleared(single.contactEmail),
    analyticsId: cleared(single.analyticsId),
    customCss: cleared(single.customCss),
    customJs: cleared(single.customJs),
    primaryColor: colored(defaultConfig.primaryColor),
    secondaryColor: colored(defaultConfig.secondaryColor),
    metaTags: textsOf(metaTags),
    socialLinks: textsOf(socialLinks),
  })
  .partial()
  .extend({
    updatedAt: isoDateTime("The time of the last change is not valid.").nullable().optional().meta({
      description:
        "The state that the change started from, null where nothing was saved; a newer one on the server is a conflict. Without it nothing is compared.",
    }),
  });
export type ConfigPatch = z.output<typeof configPatch>;

type Fields = Record<string, z.ZodType>;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function pick<T extends object>(fields: Fields, stored: unknown, defaults: T): T {
  const source = isRecord(stored) ? stored : {};
  const entries = Object.keys(fields).map((name) => {
    const found = Object.hasOwn(source, name) ? fields[name]!.safeParse(source[name]) : undefined;
    return [name, found?.success ? found.data : defaults[name as keyof T]];
  });
  return Object.fromEntries(entries) as T;
}

/** A description as it is under another name, unless somebody wrote one. */
const renamed = (description: string, from: string, to: string) =>
  description === describedBy(from) ? describedBy(to) : description;

/** The settings that a stored record holds. What is missing or no longer valid has its default, field by field. */
export function readStored(stored: unknown, updatedAt: Date | null = null): SiteConfig {
  const source = isRecord(stored) ? stored : {};
  const read = pick(single, source, defaultConfig);
  return {
    ...read,
    siteDescription: renamed(read.siteDescription, defaultName, read.siteName),
    metaTags: pick(metaTags, source.metaTags, defaultConfig.metaTags),
    socialLinks: pick(socialLinks, source.socialLinks, defaultConfig.socialLinks),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

/** The settings with a part of them changed. */
export function merge(config: SiteConfig, { updatedAt: _, ...patch }: ConfigPatch): SiteConfig {
  const next = { ...config, ...patch };
  return {
    ...next,
    siteDescription: renamed(next.siteDescription, config.siteName, next.siteName),
    metaTags: { ...config.metaTags, ...patch.metaTags },
    socialLinks: { ...config.socialLinks, ...patch.socialLinks },
  };
}
