/** What a picture shows, in words; where nobody has said, whose it is. */
export const pictureAlt = ({ alt }: { alt: string }, tool: string, at: number): string =>
  alt || `${tool}, picture ${at + 1}`;
