import type { HelpCategory } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { helpHref } from "../href.ts";
import * as css from "./Contents.css.ts";

export interface ContentsProps {
  categories: readonly HelpCategory[];
  /** The article that is open. */
  current: string | undefined;
}

/** The table of contents: always open on wide screens, folded on narrow ones. */
export function Contents({ categories, current }: ContentsProps) {
  const { t } = useTranslation("help");
  const { Link } = usePlatform();
  return (
    <details className={css.contents}>
      <summary className={css.summary}>{t("contents")}</summary>
      <nav aria-label={t("contents")}>
        {categories.map(({ id, title, articles }) => (
          <section key={id} aria-labelledby={`help-${id}`}>
            <h2 id={`help-${id}`} className={css.heading}>
              {title}
            </h2>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <Link
                    href={helpHref(article.id)}
                    className={css.link}
                    aria-current={article.id === current ? "page" : undefined}
                  >
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}
