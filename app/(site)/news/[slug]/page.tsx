import { newsArticle } from "@/app/(site)/latest-news/article-page";

/** A news article, as the search of the news shows it. */
const { generateMetadata, Page } = newsArticle("/news");
export { generateMetadata, Page as default };
