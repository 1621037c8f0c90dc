import type { RichText } from "@/lib/platform/rich-text/schema";

/** The body of a post. */
export function ArticleBody({ body }: { body: RichText }) {
  // The HTML comes from renderRichText, which lets through what the editor can write and nothing else.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />;
}
