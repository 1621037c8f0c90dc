/** The pages that are always there, most important first. A test holds this list against the pages that exist. */
export const staticPages = [
  "/",
  "/categories",
  "/trending",
  "/top-products",
  "/latest-launches",
  "/upcoming",
  "/guides",
  "/about",
  "/faq",
  "/ranking",
  "/api/docs",
  "/privacy",
  "/terms",
] as const;
