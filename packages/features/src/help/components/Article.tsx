import type { HelpArticle, HelpEntry } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { helpHref } from "../href.ts";
import * as css from "./Article.css.ts";
import { Prose } from "./Prose.tsx";

interface StepProps {
  to: HelpEntry;
  way: string;
  className?: string;
}

function Step({ to, way, className }: StepProps) {
  const { Link } = usePlatform();
  return (
    <Link href={helpHref(to.id)} className={[css.step, className].filter(Boolean).join(" ")}>
      <span className={css.way}>{way}</span>
      <span className={css.name}>{to.title}</span>
    </Link>
  );
}

/** One article, with the ways to its neighbours. */
export function Article({ article }: { article: HelpArticle }) {
  const { t } = useTranslation("help");
  const format = useFormat();
  const { previous, next } = article;
  return (
    <article aria-labelledby="help-article">
      <p className={css.where}>{article.category?.title ?? t("release")}</p>
      <h1 id="help-article" className={css.title}>
        {article.title}
      </h1>
      <Prose markdown={article.markdown} />
      <footer className={css.foot}>
        <p className={css.updated}>{t("updated", { date: format.date(article.updated_on) })}</p>
        {(previous || next) && (
          <nav aria-label={t("pages")} className={css.pager}>
            {previous && <Step to={previous} way={t("previous")} />}
            {next && <Step to={next} way={t("next")} className={css.next} />}
          </nav>
        )}
      </footer>
    </article>
  );
}
