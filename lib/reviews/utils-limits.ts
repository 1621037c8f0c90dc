export const maxComment = 5_000;
/** The most pros, and cons, and the longest of them. */
export const maxPoints = 5;
export const maxPoint = 120;
/** The longest answer to what it was used for, and the longest time. */
export const maxUsedFor = 160;
export const maxMonths = 600;
