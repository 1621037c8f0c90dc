/** The id of a tool's name at the head of its column: where an address leads that adds the tool, or takes out its neighbour. */
export const nameId = (slug: string) => `compared-${slug}`;
