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
    headlineToolCount: true,
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

/** Of the settings what a form shows. */
export const valuesOf = <Shape extends z.ZodRawShape, Config extends Record<keyof Shape, unknown>>(
  { shape }: z.ZodObject<Shape>,
  config: Config,
) => Object.fromEntries(Object.keys(shape).map((name) => [name, config[name]])) as Pick<Config, keyof Shape>;

export const generalValues = (config: SiteConfig): z.input<typeof generalForm> => ({
  ...valuesOf(generalForm, config),
  headlineToolCount: config.headlineToolCount === null ? "" : String(config.headlineToolCount),
});
