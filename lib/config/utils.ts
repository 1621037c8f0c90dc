import type { SiteConfig } from "@/lib/config/schema";

/** Whether an address of a picture can be shown. Texts that a program made by mistake can't. */
export function isUsable(address: string): boolean {
  const text = address.trim();
  return text !== "" && !text.includes("undefined") && !text.includes("null");
}

const placeholder = "/logo.svg";

/** The logo for light and for dark surfaces; the same one where there is no variant. */
export function logosOf({ logo, logoLight, logoDark }: Pick<SiteConfig, "logo" | "logoLight" | "logoDark">) {
  const base = isUsable(logo) ? logo : placeholder;
  return { light: isUsable(logoLight) ? logoLight : base, dark: isUsable(logoDark) ? logoDark : base };
}

/** Whether a logo was set, which may be a wide one: the placeholder is square. */
export function hasOwnLogo(config: Pick<SiteConfig, "logo" | "logoLight" | "logoDark">): boolean {
  return Object.values(logosOf(config)).some((logo) => logo !== placeholder);
}
