/** A part of a whole in words: "12 %". */
export const shareOf = (count: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((count / whole) * 100)} %`;
