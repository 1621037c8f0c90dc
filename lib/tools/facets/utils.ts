/** The prices a month, in US dollars, up to which tools are offered. */
export const priceSteps = [0, 10, 20, 50, 100] as const;
