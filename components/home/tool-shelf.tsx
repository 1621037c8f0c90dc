"use client";

import { Shelf } from "@/components/home/shelf";
import type { RowTool } from "@/lib/home-rows/schema";
import { logoPath, pricingLabel } from "@/lib/tools/utils";

/** A row of tools. Hydrates from data, not from a copy of its markup. */
export function ToolShelf({
  tools,
  ...shelf
}: {
  id: string;
  title: string;
  note?: string;
  href?: string;
  list?: "ol" | "ul";
  className?: string;
  tools: RowTool[];
}) {
  return (
    <Shelf {...shelf}>
      {tools.map(({ slug, name, category, blurb, pricing, rating, isUpcoming }) => (
        <li key={slug} className="card">
          <img src={logoPath(slug)} alt="" width={44} height={44} loading="lazy" />
          <h3>
            <a href={`/ai-tools/${slug}`}>{name}</a>
          </h3>
          <small>{category}</small>
          <p>{blurb}</p>
          <footer>
            <span className="badge">{isUpcoming ? "Coming Soon" : pricingLabel(pricing)}</span>
            {rating !== null && <span className="stars">{rating.toFixed(1)}</span>}
          </footer>
        </li>
      ))}
    </Shelf>
  );
}
