import { newsArticle } from "@/app/(site)/latest-news/article-page";

const { generateMetadata, Page } = newsArticle("/latest-news");
export { generateMetadata, Page as default };
