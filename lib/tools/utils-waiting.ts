/** What waits beside a screen's link is counted so far. */
export const mostCounted = 999;
