import parked from "@/lib/tools/links/parked.json";

/** Whether a host is a domain dealer's, where parked addresses lead. */
export const isParkedHost = (host: string): boolean =>
  parked.hosts.some((dealer) => host === dealer || host.endsWith(`.${dealer}`));

/** Whether a page loads what domain dealers put on parked addresses. */
export const isParkedPage = (html: string): boolean => parked.markers.some((marker) => html.includes(marker));
