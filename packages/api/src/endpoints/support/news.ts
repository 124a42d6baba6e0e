import * as z from "zod/mini";
import * as calls from "../../contract/support/news.ts";
import { id, instant } from "../../entities/common.ts";
import { RESOURCE_KINDS } from "../../entities/config/config.ts";
import { LANGUAGES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

/** What leads to an article. */
export const newsItem = z.object({
  id,
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  /** Which language the title is in: the reader's, or the other where there is no such text. */
  language: z.enum(LANGUAGES),
  published_at: instant,
});
export type NewsItem = z.infer<typeof newsItem>;

export const getNews = defineEndpoint(calls.getNews, {
  request: z.object({ id }),
  reply: z.extend(newsItem, {
    summary: z.string(),
    /** Markdown; empty where there is a source or a file alone. */
    markdown: z.string(),
    /** Where it stands on the web. */
    source: z.nullable(z.string()),
    file: z.nullable(
      z.object({
        /** Works for minutes. */
        url: z.string(),
        media_type: z.string(),
        /** In bytes. */
        size: z.int(),
      }),
    ),
    /** Its neighbours by date. */
    newer: z.nullable(newsItem),
    older: z.nullable(newsItem),
  }),
  errors: ["news.not_found"],
  doc: "An article that staff published as a resource of the official site, in the language of Accept-Language, else in the other. A draft, one that is not due yet and one that is switched off are not found.",
});
