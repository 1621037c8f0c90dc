export const pictureAlt = ({ alt }: { alt: string }, tool: string, at: number): string =>
  alt || `${tool}, picture ${at + 1}`;
