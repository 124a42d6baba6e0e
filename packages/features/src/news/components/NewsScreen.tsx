import type { NewsItem } from "@candor/api/contract";
import { LANGUAGE_TAGS } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../frames/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { newsHref, useNews } from "../queries.ts";
import * as css from "./News.css.ts";
import { NewsArticle } from "./NewsArticle.tsx";

export interface NewsScreenProps {
  id: string;
  /** Where articles are listed: the home page. */
  homeHref: string;
}

/** One article that staff published. */
export function NewsScreen({ id, homeHref }: NewsScreenProps) {
  const { t } = useTranslation("news");
  return (
    <DetailScreen
      query={useNews(id)}
      loadingLabel={t("loading")}
      missing={{ codes: ["news.not_found"], title: t("missingTitle"), text: t("missingText") }}
      back={{ href: homeHref, label: t("toHome") }}
    >
      {(article) => (
        <NewsArticle article={article}>
          {(article.newer || article.older) && (
            <nav className={css.pager} aria-label={t("others")}>
              {article.newer && <Step to={article.newer} way={t("newer")} />}
              {article.older && <Step to={article.older} way={t("older")} end />}
            </nav>
          )}
        </NewsArticle>
      )}
    </DetailScreen>
  );
}

function Step({ to, way, end = false }: { to: NewsItem; way: string; end?: boolean }) {
  const { Link } = usePlatform();
  return (
    <span className={end ? `${css.step} ${css.older}` : css.step}>
      <span className={css.way}>{way}</span>
      <Link href={newsHref(to.id)} lang={LANGUAGE_TAGS[to.language]}>
        {to.title}
      </Link>
    </span>
  );
}
