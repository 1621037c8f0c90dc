import { z } from "zod";
import { isWebAddress } from "@/lib/tools/utils";

const max = 500;
const tooLong = `The address must be at most ${max} characters`;

/** An address of the web; `message` says that it is none. */
export function webAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .max(max, tooLong)
    .refine((value) => isWebAddress(value), message);
}

/** An address of the web that may be left out or empty. */
export function optionalAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .max(max, tooLong)
    .refine((value) => value === "" || isWebAddress(value), message)
    .transform((value) => value || null)
    .nullable()
    .optional();
}
