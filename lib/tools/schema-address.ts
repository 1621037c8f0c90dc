import { plainAddress } from "@/lib/platform/addresses/utils";
import { z } from "zod";
import { isWebsite } from "@/lib/tools/utils-address";

const max = 500;
const tooLong = `The address must be at most ${max} characters`;

/** In the form that is stored; what is no address stays as it is, to be refused. */
const inPlainForm = (value: string) => (isWebsite(value) ? plainAddress(value) : value);

/** An address of the web; `message` says that it is none. */
export function webAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .overwrite(inPlainForm)
    .max(max, tooLong)
    .refine((value) => isWebsite(value), message);
}

/** An address of the web that may be left out or empty. */
export function optionalAddress(message: string) {
  return z
    .string({ error: message })
    .trim()
    .overwrite(inPlainForm)
    .max(max, tooLong)
    .refine((value) => value === "" || isWebsite(value), message)
    .transform((value) => value || null)
    .nullable()
    .optional();
}
