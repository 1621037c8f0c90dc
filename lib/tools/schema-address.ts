import { z } from "zod";
import { plainAddress } from "@/lib/platform/plain-text/utils";
import { isWebAddress } from "@/lib/tools/utils-address";

const max = 500;
const tooLong = `The address must be at most ${max} characters`;

/** In the form that is stored; what is no address stays as it is, to be refused. */
const inPlainForm = (value: string) => (isWebAddress(value) ? plainAddress(value) : value);

/** An address of the web; `message` says that it is none. */
export function webAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .overwrite(inPlainForm)
    .max(max, tooLong)
    .refine((value) => isWebAddress(value), message);
}

/** An address of the web that may be left out or empty. */
export function optionalAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .overwrite(inPlainForm)
    .max(max, tooLong)
    .refine((value) => value === "" || isWebAddress(value), message)
    .transform((value) => value || null)
    .nullable()
    .optional();
}
