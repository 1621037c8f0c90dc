import sizes from "../../../sizes.json";

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(sizes).map((page) => ({ page }));
}

/** A prerendered page as large as the one of the site: its text is there twice, as markup and as data. */
export default async function StaticPage({ params }) {
  const { page } = await params;
  const words = "search filter compare review upvote save launch catalogue directory trending ";
  return (
    <main dangerouslySetInnerHTML={{ __html: words.repeat(Math.ceil(sizes[page] / 2 / words.length)) }} />
  );
}
