import { z } from "zod";

/** A moment in ISO 8601 with its offset, in a year that the database and every calendar know. */
export function isoDateTime(message: string) {
  return z.iso.datetime({ offset: true, error: message }).refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1900 && year <= 9998;
  }, message);
}
