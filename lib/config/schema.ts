import { z } from "zod";

const color = z.string().regex(/^#[0-9a-f]{6}$/i, "Please enter a colour such as #10b981.");

/** The site's settings as they are used; every field has a value. */
export const siteConfig = z.object({
  siteName: z.string().min(1).default("Almanac AI"),
  siteDescription: z
    .string()
    .default(
      "Almanac AI is a directory of AI tools that you can search, filter and compare, with prices, ratings and alternatives.",
    ),
  footerText: z.string().default("An honest directory of AI tools."),
  contactEmail: z.string().default("hello@almanac.example"),
  primaryColor: color.default("#10b981"),
  secondaryColor: color.default("#3b82f6"),
  defaultTheme: z.enum(["light", "dark", "system"]).default("system"),
  allowThemeToggle: z.boolean().default(true),
  logo: z.string().default("/logo.svg"),
  favicon: z.string().default("/favicon.ico"),
  ogImage: z.string().default("/og-image.jpg"),
  showSiteNameWithLogo: z.boolean().default(true),
  /** The number in the hero; null shows the true count. */
  headlineToolCount: z.number().int().min(0).nullable().default(4869),
  allowRegistration: z.boolean().default(true),
  allowSubmissions: z.boolean().default(true),
  requireApprovalForSubmissions: z.boolean().default(true),
  requireApprovalForReviews: z.boolean().default(true),
});

export type SiteConfig = z.output<typeof siteConfig>;

export const defaultConfig: SiteConfig = siteConfig.parse({});
