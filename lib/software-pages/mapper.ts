import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import type { SoftwarePageDto } from "@/lib/software-pages/schema";
import { colorOf } from "@/lib/software-pages/utils";
import { logoPath } from "@/lib/tools/utils";

/** The columns that a page is made of, for every read of a whole one; also what is logged of it. */
export const softwareColumns = {
  id: true,
  title: true,
  slug: true,
  description: true,
  icon: true,
  bgColor: true,
  iconColor: true,
  featured: true,
  position: true,
  introduction: true,
  toolsHeading: true,
  toolsDescription: true,
  author: true,
  authorImage: true,
  lastUpdated: true,
  status: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
  tools: {
    orderBy: [{ position: "asc" }, { toolId: "asc" }],
    select: {
      toolId: true,
      reason: true,
      tool: { select: { name: true, slug: true, status: true } },
    },
  },
} as const satisfies Prisma.SoftwarePageSelect;
export type SoftwareRow = Prisma.SoftwarePageGetPayload<{ select: typeof softwareColumns }>;

/**
 * A page as the interface gives it.
 *
 * @param allTools also those that are not published, for administrators
 */
export function toSoftwarePage(row: SoftwareRow, { allTools }: { allTools: boolean }): SoftwarePageDto {
  const { position: _, ...given } = withIsoDates(row);
  const { introduction, toolsHeading, toolsDescription, author, authorImage, lastUpdated, ...page } = given;
  return {
    ...page,
    _id: page.id,
    bgColor: colorOf(page.bgColor),
    iconColor: colorOf(page.iconColor),
    status: page.status as SoftwarePageDto["status"],
    content: { introduction, toolsHeading, toolsDescription, author, authorImage, lastUpdated },
    tools: row.tools
      .filter(({ tool }) => allTools || tool.status === "published")
      .map(({ toolId, reason, tool }) => ({
        toolId,
        name: tool.name,
        slug: tool.slug,
        logo: logoPath(tool.slug),
        reason,
      })),
  };
}
