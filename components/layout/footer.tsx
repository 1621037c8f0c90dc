import { companyLinks, exploreLinks, legalLinks, type SiteLink } from "@/components/layout/site-links";
import type { ShellConfig } from "@/components/layout/shell-config";
import { SiteName } from "@/components/layout/site-name";
import type { SocialNetwork } from "@/lib/config/schema";
import { shortTitle } from "@/components/layout/short-title";

const linkClasses = "inline-block min-w-6 py-1.5 text-sm text-muted transition-colors hover:text-foreground";

/** The foot of public pages: every part of the site is reachable from here, without JavaScript too. */
export function Footer({
  config,
  software,
  year,
}: {
  config: ShellConfig;
  software: { title: string; slug: string }[];
  year: number;
}) {
  const columns = [
    { title: "Explore", links: exploreLinks },
    {
      title: "Best software",
      links: software.map(({ slug, title }) => ({ href: `/${slug}`, label: shortTitle(title) })),
    },
    {
      title: "Company",
      links: companyLinks.filter(({ href }) => href !== "/add-product" || config.allowUserSubmissions),
    },
    { title: "Legal", links: legalLinks },
  ];
  return (
    <footer id="site-links" className="border-border bg-surface mt-24 border-t wrap-anywhere">
      <div className="container grid gap-x-8 gap-y-10 py-12 lg:grid-cols-[1fr_2fr]">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <SiteName config={config} />
          {config.footerText && <p className="text-muted max-w-[24em] text-sm">{config.footerText}</p>}
          {config.contactEmail && (
            <a href={`mailto:${config.contactEmail}`} className="link min-h-8 text-sm leading-8">
              {config.contactEmail}
            </a>
          )}
          <SocialLinks links={config.socialLinks} />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-4">
          {columns.map(
            ({ title, links }) => links.length > 0 && <Column key={title} title={title} links={links} />,
          )}
        </nav>
      </div>
      <div className="border-border text-muted container flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-5 text-sm">
        <p>
          © {year} {config.siteName}
        </p>
        <p className="flex gap-5">
          <a href="/feed.xml" className={linkClasses}>
            RSS
          </a>
          <a href="/feed.json" className={linkClasses}>
            JSON feed
          </a>
          <a href="/api/docs" className={linkClasses}>
            API
          </a>
        </p>
      </div>
    </footer>
  );
}

const networks: [SocialNetwork, string][] = [
  ["twitter", "X"],
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
  ["github", "GitHub"],
];

function SocialLinks({ links }: { links: ShellConfig["socialLinks"] }) {
  const present = networks.filter(([network]) => links[network] !== "");
  if (present.length === 0) return null;
  return (
    <ul aria-label="Elsewhere" className="mt-1 flex flex-wrap gap-x-4">
      {present.map(([network, label]) => (
        <li key={network}>
          <a href={links[network]} rel="me noopener" className={linkClasses}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Column({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <div>
      <h2 className="mb-2 text-sm tracking-normal">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={linkClasses}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
