import type { RESOURCE_KINDS } from "@candor/api/entities";
import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";
import { fileSize } from "@candor/ui/forms";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Prose } from "../../help/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import * as css from "./News.css.ts";

/** What an article says, in one language. */
export interface ArticleContent {
  kind: (typeof RESOURCE_KINDS)[number];
  title: string;
  /** The language that it is in. */
  language: Language;
  /** Null while it is not published. */
  published_at: string | null;
  summary: string;
  markdown: string;
  source: string | null;
  /** What it is, where that is known. */
  file: { url: string; media_type?: string; size?: number } | null;
}

export interface NewsArticleProps {
  article: ArticleContent;
  /** Level of its title. Default 1. */
  level?: 1 | 2;
  /** The language of the reader, where it is not the app's: a preview for one. */
  reader?: Language;
  /** After the article: the ways to its neighbours. */
  children?: ReactNode;
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? address;

/** An article of the official site: for customers, and for staff while they write it. */
export function NewsArticle({ article, level = 1, reader, children }: NewsArticleProps) {
  const { t } = useTranslation("news");
  const { date } = useFormat();
  const { language: shown } = usePlatform();
  const id = useId();
  const { kind, title, language, published_at, summary, markdown, source, file } = article;
  const Heading = `h${level}` as const;
  const lang = LANGUAGE_TAGS[language];
  const type = file?.media_type?.split("/")[1];
  const day = published_at ? date(published_at) : t("draft");
  return (
    <article className={css.article} aria-labelledby={id}>
      <p className={css.where}>{t("of", { kind: t(`kind.${kind}`), day })}</p>
      <Heading id={id} className={css.title} lang={lang}>
        {title}
      </Heading>
      {language !== (reader ?? shown) && <p className={css.fallback}>{t(`only.${language}`)}</p>}
      <div lang={lang}>
        {summary && <p className={css.summary}>{summary}</p>}
        {markdown && <Prose markdown={markdown} />}
      </div>
      {(source || file) && (
        <p className={css.also}>
          {source && (
            <a href={source} target="_blank" rel="noreferrer">
              {t("source", { host: hostOf(source) })}
            </a>
          )}
          {file && (
            <a href={file.url} download={type ? `${title}.${type}` : title}>
              {type && file.size
                ? t("file", { type: type.toUpperCase(), size: fileSize(file.size) })
                : t("fileOnly")}
            </a>
          )}
        </p>
      )}
      {children}
    </article>
  );
}
