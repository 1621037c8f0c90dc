import { Prisma } from "@/lib/generated/prisma/client";

const { createdAt: _createdAt, ...written } = Prisma.ToolScalarFieldEnum;

/** What of a tool is written, and logged: every column but when it was added. */
export const columns = Object.fromEntries(Object.keys(written).map((name) => [name, true])) as Record<
  keyof typeof written,
  true
>;
export type ToolRecord = Prisma.ToolGetPayload<{ select: typeof columns }>;
