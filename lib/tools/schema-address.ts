import { plainAddress } from "@/lib/platform/addresses/utils";
import { z } from "zod";
import { isWebsite } from "@/lib/tools/utils-address";

const max = 500;
const tooLong = `The address must be at most ${max} characters`;

/** In the form that is stored; what is no address stays as it is, to be refused. */
const inPlainForm = (value: string) => (isWebsite(value) ? plainAddress(value) : value);

const address = (message: string, isAllowed: (value: string) => boolean) =>
  z
    .string({ error: message })
    .trim()
    .overwrite(inPlainForm)
    .max(max, tooLong)
    .refine((value) => isAllowed(value), message);

/** An address of the web; `message` says that it is none. */
export const webAddress = (message: string) => address(message, isWebsite);

/** An address of the web that may be left out or empty. */
export const optionalAddress = (message: string) =>
  address(message, (value) => value === "" || isWebsite(value))
    .transform((value) => value || null)
    .nullable()
    .optional();
