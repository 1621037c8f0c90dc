import { z } from "zod";
import { configPatch, type SiteConfig } from "@/lib/config/schema";

/** What is typed for the number in the hero: digits, with or without commas; nothing shows the true count. */
const count = z
  .string()
  .trim()
  .regex(/^[\d,]*$/, "Please enter a whole number.")
  .transform((text) => (text === "" ? null : Number(text.replaceAll(",", ""))))
  .pipe(z.int().max(999_999_999, "Please enter a smaller number.").nullable());

/** What each part of the settings screen saves. */
export const generalForm = configPatch
  .pick({
    siteName: true,
    siteDescription: true,
    footerText: true,
    contactEmail: true,
    metaTags: true,
    allowUserRegistration: true,
    allowUserSubmissions: true,
    requireApprovalForSubmissions: true,
    requireApprovalForReviews: true,
    defaultTheme: true,
    allowThemeToggle: true,
  })
  .extend({ headlineToolCount: count });
export const appearanceForm = configPatch.pick({
  logo: true,
  logoLight: true,
  logoDark: true,
  favicon: true,
  primaryColor: true,
  secondaryColor: true,
});
export const codeForm = configPatch.pick({ customCss: true, customJs: true });
export const socialForm = configPatch.pick({ socialLinks: true, analyticsId: true });

/** The settings as the general form shows them. */
export const generalValues = (config: SiteConfig): z.input<typeof generalForm> => ({
  siteName: config.siteName,
  siteDescription: config.siteDescription,
  footerText: config.footerText,
  contactEmail: config.contactEmail,
  metaTags: config.metaTags,
  allowUserRegistration: config.allowUserRegistration,
  allowUserSubmissions: config.allowUserSubmissions,
  requireApprovalForSubmissions: config.requireApprovalForSubmissions,
  requireApprovalForReviews: config.requireApprovalForReviews,
  defaultTheme: config.defaultTheme,
  allowThemeToggle: config.allowThemeToggle,
  headlineToolCount: config.headlineToolCount === null ? "" : String(config.headlineToolCount),
});
