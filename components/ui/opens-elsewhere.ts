/** Whether a click on a link is one with which browsers open a tab or a window, or save a file: it is left to them. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
