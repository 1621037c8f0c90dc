/**
 * The five colours of charts, in turn. Each stands out from the page, light and dark, at 3 : 1 or better; what a colour
 * stands for is always written beside it as well.
 */
const chartColors = ["#0c9367", "#3b7bea", "#b86e00", "#8b5cf6", "#d9487d"] as const;

export const chartColor = (index: number): string => chartColors[index % chartColors.length]!;
