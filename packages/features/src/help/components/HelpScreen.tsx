import { isApiError } from "@candor/api/client";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button, SearchField } from "@candor/ui/forms";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded, MISADDRESSED, useAtMost, useSearchText } from "../../platform/index.ts";
import { helpHref } from "../href.ts";
import { useHelpArticle, useHelpContents } from "../queries.ts";
import { Article } from "./Article.tsx";
import { Contents } from "./Contents.tsx";
import * as css from "./HelpScreen.css.ts";
import { PublicPage } from "./PublicPage.tsx";
import { SearchResults } from "./SearchResults.tsx";

/** Longest search that the server takes. */
const SEARCH_MAX = 200;

export interface HelpScreenProps {
  /** The article in the address; the first one when absent. */
  id: string | undefined;
  /** At the end of the bar, such as the choice of language. */
  corner?: ReactNode;
  /** Names the document after the article. */
  onTitle: (title: string) => void;
}

/** The help: contents, search and one article. */
export function HelpScreen({ id, corner, onTitle }: HelpScreenProps) {
  const { t } = useTranslation("help");
  const atMost = useAtMost();
  const { t: common } = useTranslation();
  const [query, setQuery] = useState("");
  const [typed, type] = useSearchText(query, setQuery);
  const contents = useHelpContents();
  const article = useHelpArticle(id);
  const named = article.data?.title;

  useEffect(
    () => onTitle([named, t("title"), common("appName")].filter(Boolean).join(" · ")),
    [onTitle, named, t, common],
  );
  const main = useRef<HTMLElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    // Another article ends the search, and is what is read next.
    setQuery("");
    type("");
    main.current?.focus();
  }, [id, type]);

  return (
    <PublicPage section={t("title")} corner={corner}>
      <div className={css.body}>
        <div className={css.side}>
          <search>
            <SearchField
              aria-label={t("search")}
              placeholder={t("search")}
              clearLabel={t("clearSearch")}
              {...atMost(SEARCH_MAX)}
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
          </search>
          {contents.data && <Contents categories={contents.data.list} current={named && article.data?.id} />}
        </div>
        <main ref={main} id="content" className={css.main} tabIndex={-1}>
          {query === "" ? <Reader article={article} /> : <SearchResults query={query} />}
        </main>
      </div>
    </PublicPage>
  );
}

function Reader({ article }: { article: ReturnType<typeof useHelpArticle> }) {
  const { t } = useTranslation("help");
  const codes: readonly (string | null)[] = [...MISADDRESSED, "help.not_found"];
  const missing = (error: Error) =>
    isApiError(error) && codes.includes(error.key) ? (
      <EmptyState
        level={1}
        title={t("notFoundTitle")}
        description={t("notFoundText")}
        action={<Button href={helpHref()}>{t("toStart")}</Button>}
      />
    ) : null;
  return (
    <Loaded query={article} loading={<SkeletonRows label={t("loading")} />} onError={missing}>
      {(data) => <Article article={data} />}
    </Loaded>
  );
}
