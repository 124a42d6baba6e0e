import { getNews } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";

export const newsHref = (id: string): string => `/news-detail/${id}`;

export const useNews = (id: string) => useEndpoint(getNews, { id }, { quiet: true });
