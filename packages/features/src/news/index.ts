export { newsCatalogue } from "./catalogue.ts";
export { type ArticleContent, NewsArticle, type NewsArticleProps } from "./components/NewsArticle.tsx";
export { NewsScreen, type NewsScreenProps } from "./components/NewsScreen.tsx";
export { newsHref, useNews } from "./queries.ts";
