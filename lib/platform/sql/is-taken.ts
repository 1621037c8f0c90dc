import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";

/** Whether a write failed because another row has what must be unique. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
