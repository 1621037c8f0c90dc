import { Shelf } from "@/components/home/shelf";
import { SponsorshipCounter } from "@/components/sponsorships/sponsorship-counter";
import { ShortNumber } from "@/components/ui/short-number";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";
import { formatViews } from "@/lib/tools/utils";
import { shortCategory } from "@/lib/tools/utils-texts";

export function Sponsorships({ sponsorships }: { sponsorships: SponsorshipDto[] }) {
  if (sponsorships.length === 0) return null;
  return (
    <>
      <Shelf
        id="sponsored-heading"
        title="Sponsored"
        note={
          <>
            Paid listings. They don&apos;t change the order below.{" "}
            <a href="/advertise" className="link inline-block py-1 underline">
              Advertise here
            </a>
          </>
        }
      >
        {sponsorships.map((sponsorship) => (
          <SponsoredCard key={sponsorship.id} sponsorship={sponsorship} />
        ))}
      </Shelf>
      <SponsorshipCounter />
    </>
  );
}

function SponsoredCard({ sponsorship }: { sponsorship: SponsorshipDto }) {
  const label = `sponsored-${sponsorship.id}`;
  // Its own, and none that is paid for.
  const { rating } = sponsorship.toolId;
  return (
    <li className="card" data-sponsorship={sponsorship.id}>
      <img src={sponsorship.logo} alt="" width={44} height={44} loading="lazy" />
      <h3>
        <a href={`/ai-tools/${sponsorship.toolId.slug}`} rel="sponsored" aria-describedby={label}>
          {sponsorship.name}
        </a>
      </h3>
      <small>{shortCategory(sponsorship.category)}</small>
      <p>{sponsorship.description}</p>
      <footer className="flex-wrap whitespace-nowrap">
        <span className="badge" id={label}>
          Sponsored
        </span>
        {sponsorship.premiumBadge && <span className="badge badge-accent">Premium</span>}
        {rating !== null && <span className="stars">{rating.toFixed(1)}</span>}
        {sponsorship.views > 0 && (
          <span className="ml-auto">
            <ShortNumber shown={formatViews(sponsorship.views)} exact={sponsorship.views} /> views
          </span>
        )}
      </footer>
    </li>
  );
}
