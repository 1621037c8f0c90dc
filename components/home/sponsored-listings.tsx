"use client";

import { CardRow } from "@/components/home/card-row";
import { ListingCounter } from "@/components/sponsorships/listing-counter";
import type { SponsorshipDto } from "@/lib/sponsorships/schema";
import { formatViews, shortCategory } from "@/lib/tools/utils";

/** What a card shows of a listing. */
export type ListingCard = Pick<
  SponsorshipDto,
  "id" | "name" | "logo" | "description" | "rating" | "category" | "views" | "premiumBadge"
> & { slug: string };

/** The paid listings that are running. Nothing when there are none. */
export function SponsoredListings({ listings }: { listings: ListingCard[] }) {
  if (listings.length === 0) return null;
  return (
    <CardRow
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
      columns={3}
    >
      {listings.map((listing) => (
        <SponsoredCard key={listing.id} listing={listing} />
      ))}
      <ListingCounter />
    </CardRow>
  );
}

function SponsoredCard({ listing }: { listing: ListingCard }) {
  return (
    <article className="card" data-listing={listing.id}>
      <img src={listing.logo} alt="" width={44} height={44} loading="lazy" />
      <h3>
        <a href={`/ai-tools/${listing.slug}`} rel="sponsored">
          {listing.name}
        </a>
      </h3>
      <small>{shortCategory(listing.category)}</small>
      <p>{listing.description}</p>
      <footer>
        <span className="badge">Sponsored</span>
        {listing.premiumBadge && <span className="badge badge-accent">Premium</span>}
        <span className="stars">{listing.rating.toFixed(1)}</span>
        {listing.views > 0 && <span className="ml-auto">{formatViews(listing.views)} views</span>}
      </footer>
    </article>
  );
}
