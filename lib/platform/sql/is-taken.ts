import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** Whether a write failed because another row has what must be unique. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/** Whether a write failed because a row that it names is gone. */
export const isOrphan = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
