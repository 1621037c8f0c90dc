import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
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
  const { id, title, slug, description, icon, featured } = row;
  return {
    _id: id,
    id,
    title,
    slug,
    description,
    icon,
    bgColor: colorOf(row.bgColor),
    iconColor: colorOf(row.iconColor),
    featured,
    status: row.status as SoftwarePageDto["status"],
    publishedAt: row.publishedAt?.toISOString() ?? null,
    content: {
      introduction: row.introduction,
      toolsHeading: row.toolsHeading,
      toolsDescription: row.toolsDescription,
      author: row.author,
      authorImage: row.authorImage,
      lastUpdated: row.lastUpdated?.toISOString() ?? null,
    },
    tools: row.tools
      .filter(({ tool }) => allTools || tool.status === "published")
      .map(({ toolId, reason, tool }) => ({
        toolId,
        name: tool.name,
        slug: tool.slug,
        logo: logoPath(tool.slug),
        reason,
      })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
