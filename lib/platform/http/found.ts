import { AppError } from "@/lib/platform/errors";

/**
 * What was asked for.
 *
 * @throws AppError "not_found" when it is null, undefined or false
 */
export async function found<T>(
  wanted: Promise<T>,
  message?: string,
): Promise<Exclude<T, null | undefined | false>> {
  const value = await wanted;
  if (value === null || value === undefined || value === false) throw new AppError("not_found", message);
  return value as Exclude<T, null | undefined | false>;
}
