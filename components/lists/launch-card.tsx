import type { ReactNode } from "react";
import type { LaunchDto } from "@/lib/engagement/launches/schema";
import { formatDay } from "@/lib/platform/dates/utils";
import { firstSentence, shortCategory } from "@/lib/tools/utils-texts";

/**
 * A tool that is still to come, and when it is expected.
 *
 * @param children what can be done about it
 */
export function LaunchCard({ launch, children }: { launch: LaunchDto; children: ReactNode }) {
  return (
    <article className="card">
      <img src={launch.logo} alt="" width={44} height={44} loading="lazy" />
      <h3>
        <a href={`/ai-tools/${launch.slug}`}>{launch.name}</a>
      </h3>
      <small>{shortCategory(launch.category)}</small>
      <p>{firstSentence(launch.description)}</p>
      <footer className="flex-wrap justify-between gap-y-3">
        <span className="flex w-full items-center gap-2">
          <span className="badge badge-accent">Coming Soon</span>
          {launch.launchDate ? (
            <time dateTime={launch.launchDate}>Expected {formatDay(launch.launchDate)}</time>
          ) : (
            <span>Date to be announced</span>
          )}
        </span>
        {children}
      </footer>
    </article>
  );
}
