import { isToolPicture, type Picture, type ToolFacts } from "@/lib/tools/facts/schema";

/** The pictures of a tool that can be shown: visitors' browsers load none from elsewhere. */
export const shownPictures = ({ pictures }: Pick<ToolFacts, "pictures">): Picture[] =>
  pictures.filter(({ url }) => isToolPicture(url));
