const key = "almanacAsked";

/** What suggestions were asked for, the conditions that were taken off, and how far the page was scrolled when one was opened. */
export type Asked = { query: string; without: string[]; top?: number };

/** What was asked for in this entry of the tab's history, to be asked again for who comes back to it. */
export const readAsked = () => (history.state as Record<string, unknown> | null)?.[key] as Asked | undefined;

/** Notes what was asked for; undefined when the answer is closed. */
export function noteAsked(asked: Asked | undefined): void {
  history.replaceState({ ...(history.state as object | null), [key]: asked }, "");
}
