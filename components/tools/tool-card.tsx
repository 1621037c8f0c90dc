import type { ReactNode } from "react";
import { CardActions } from "@/components/tools/card-actions";
import type { ToolCardDto } from "@/lib/tools/schema";
import { formatCount, logoPath, pricingLabel } from "@/lib/tools/utils";

/**
 * A tool in a grid. The whole card opens it; the buttons in it don't. Styled by tool-card.css.
 *
 * @param place where it stands in a list that has an order
 * @param meta what stands under the name; the category when left out
 * @param text what it is told in; its first sentence when left out
 * @param facts a line below the text; what it is for when left out
 * @param platforms what it runs on
 */
export function ToolCard({
  tool,
  place,
  meta = tool.category,
  text = tool.blurb,
  facts,
  platforms,
}: {
  tool: ToolCardDto;
  place?: ReactNode;
  meta?: ReactNode;
  text?: ReactNode;
  facts?: ReactNode;
  platforms?: ReactNode;
}) {
  return (
    <article className="card">
      <img src={logoPath(tool.slug)} alt="" loading="lazy" />
      {place && <span className="place">{place}</span>}
      <h3>
        <a href={`/ai-tools/${tool.slug}`}>{tool.name}</a>
      </h3>
      <small>{meta}</small>
      <p>{text}</p>
      {facts ? <div className="facts">{facts}</div> : tool.tasks && <div className="tasks">{tool.tasks}</div>}
      <footer>
        {tool.isUpcoming ? <b className="badge-accent">Coming Soon</b> : <b>{pricingLabel(tool.pricing)}</b>}
        {tool.isNew && <b className="badge-accent">New</b>}
        {tool.rating !== null && (
          <span className="stars">{`${tool.rating.toFixed(1)} (${formatCount(tool.reviews)})`}</span>
        )}
        {platforms}
      </footer>
      <CardActions id={tool.id} name={tool.name} slug={tool.slug} votes={tool.votes} />
    </article>
  );
}
