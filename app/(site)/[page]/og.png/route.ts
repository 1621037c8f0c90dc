import { getConfig } from "@/lib/config/queries";
import { ogResponse } from "@/lib/seo/og-response";
import { getSoftwarePage } from "@/lib/software-pages/queries";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/[page]/og.png">) {
  const [page, config] = await Promise.all([
    params.then(({ page: slug }) => getSoftwarePage(slug)),
    getConfig(),
  ]);
  return ogResponse(
    page && {
      siteName: config.siteName,
      color: config.primaryColor,
      eyebrow: "Best software",
      title: page.title,
      text: page.description,
      cover: { slug: page.slug, category: page.icon, secondary: config.secondaryColor },
    },
  );
}
