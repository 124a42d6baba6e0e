import { LANGUAGE_TAGS } from "@candor/api/entities";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Home } from "../queries.ts";
import * as css from "./Home.css.ts";

export interface NewsListProps {
  news: Home["news"];
  href: (id: string) => string;
}

/** The newest articles. Without one there is nothing to show. */
export function NewsList({ news, href }: NewsListProps) {
  const { t } = useTranslation("home");
  const { Link } = usePlatform();
  const format = useFormat();
  if (news.length === 0) return null;
  return (
    <Section title={t("news.title")}>
      <ul className={css.list}>
        {news.map(({ id, kind, title, language, published_at }) => (
          <li key={id} className={css.line}>
            <Link href={href(id)} lang={LANGUAGE_TAGS[language]}>
              {title}
            </Link>
            <span className={css.small}>
              {t("news.of", { kind: t(`news.kind.${kind}`), day: format.date(published_at) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
