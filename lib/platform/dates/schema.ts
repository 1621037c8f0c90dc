import { z } from "zod";

/** Whether the database and every calendar know the year of a moment. */
const isKnown = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1900 && year <= 9998;
};

/** A moment in ISO 8601 with its offset. */
export const isoDateTime = (message: string) =>
  z.iso.datetime({ offset: true, error: message }).refine(isKnown, message);

/** A day in ISO 8601. */
export const isoDate = (message: string) => z.iso.date({ error: message }).refine(isKnown, message);
