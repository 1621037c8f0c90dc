import { formatCount } from "@/lib/tools/utils";

/**
 * How many tools the site says that it lists; `sample` is how many of them are here, when the number is the one that a new
 * installation comes with and its catalogue is a part of that.
 */
export type Headline = { tools: number; sample: number | null };

/**
 * @param setting the number in the settings; null for the true one
 * @param usual the number that a new installation comes with
 * @param count how many tools there are
 */
export function headlineOf(setting: number | null, usual: number | null, count: number): Headline {
  const tools = setting ?? count;
  return { tools, sample: setting !== null && setting === usual && count !== tools ? count : null };
}

/** "492 in this sample" */
export const inSample = (count: number) => `${formatCount(count)} in this sample`;
