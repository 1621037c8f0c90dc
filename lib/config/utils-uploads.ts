/** The site's own pictures: what is taken of each, and what is said of others. */
export const siteImages = {
  logo: {
    formats: ["jpeg", "png", "svg"],
    accept: "image/jpeg,image/png,image/svg+xml",
    maxBytes: 2 * 1024 * 1024,
    typeMessage: "Invalid file type. Please upload only JPEG, PNG, or SVG files.",
    box: { width: 1000, height: 400 },
  },
  favicon: {
    formats: ["jpeg", "png"],
    accept: ".png,.jpeg,.jpg",
    maxBytes: 1024 * 1024,
    typeMessage: "Invalid file type. Please upload only JPEG or PNG files.",
    box: { width: 192, height: 192 },
    // Browsers show it in a square: of anything else the middle is kept.
    fit: "cover",
  },
  og_image: {
    formats: ["jpeg", "png", "svg", "gif"],
    accept: "image/jpeg,image/png,image/svg+xml,image/gif",
    maxBytes: 2 * 1024 * 1024,
    typeMessage: "Invalid file type. Please upload a JPEG, PNG, SVG, or GIF file.",
    box: { width: 1200, height: 1200 },
  },
} as const;
export type SiteImageKind = keyof typeof siteImages;

export const logoVariants = ["default", "light", "dark"] as const;
export type LogoVariant = (typeof logoVariants)[number];
