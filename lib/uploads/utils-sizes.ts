/** The widths in which pictures of tools are served beside their own, pixels: `?w=640`. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The addresses of a picture of a tool by width, its own last, as `srcset` has them. */
export const sizesOf = ({ url, width }: { url: string; width: number }): string =>
  [
    ...pictureWidths.filter((less) => less < width).map((less) => `${url}?w=${less} ${less}w`),
    `${url} ${width}w`,
  ].join(", ");
