export type SiteLink = { href: string; label: string };

export const exploreLinks: SiteLink[] = [
  { href: "/categories", label: "Categories" },
  { href: "/tasks", label: "Tasks" },
  { href: "/latest-launches", label: "New" },
  { href: "/top-products", label: "Top" },
  { href: "/trending", label: "Trending" },
  { href: "/upcoming", label: "Upcoming" },
  { href: "/latest-news", label: "News" },
  { href: "/blog", label: "Blog" },
];

export const companyLinks: SiteLink[] = [
  { href: "/about", label: "About" },
  { href: "/guides", label: "Guides" },
  { href: "/compare", label: "Compare tools" },
  { href: "/faq", label: "FAQ" },
  { href: "/ranking", label: "Ranking" },
  { href: "/integrity", label: "Integrity" },
  { href: "/moderation-log", label: "Moderation log" },
  { href: "/graveyard", label: "Graveyard" },
  { href: "/open-data", label: "Open data" },
  { href: "/add-product", label: "Add a tool" },
  { href: "/advertise", label: "Advertise" },
  { href: "/discussions", label: "Discussions" },
  { href: "/events", label: "Events" },
];

export const legalLinks: SiteLink[] = [
  { href: "/privacy", label: "Privacy" },
  { href: "/terms", label: "Terms" },
];
