import { absoluteUrl } from "@/lib/platform/http/site-url";

// The site's address is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

// Filtered views stay open to crawlers: they ask to be left out of the index, and that has to be seen. So does the
// page about the interface, though what it describes is closed.
const rules = [
  "User-agent: *",
  "Allow: /api/docs",
  "Disallow: /api/",
  "Disallow: /admin",
  "Disallow: /dashboard",
  "Disallow: /advertise/report",
];

/** What crawlers may read. */
export function GET(): Response {
  return new Response(`${rules.join("\n")}\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
