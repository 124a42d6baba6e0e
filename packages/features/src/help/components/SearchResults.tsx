import { SkeletonRows } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { Loaded, usePlatform } from "../../platform/index.ts";
import { helpHref } from "../href.ts";
import { useHelpSearch } from "../queries.ts";
import * as css from "./SearchResults.css.ts";

/** Where the words that were searched for stand. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation("help");
  const { Link } = usePlatform();
  return (
    <Loaded query={useHelpSearch(query)} loading={<SkeletonRows label={t("loading")} />}>
      {({ list }) => (
        <>
          <div role="status">
            <h1 className={css.count}>{t("results", { count: list.length })}</h1>
          </div>
          {list.length === 0 && <p className={css.hint}>{t("nothingText")}</p>}
          <ul className={list.length > 0 ? css.list : undefined}>
            {list.map((hit) => (
              <li key={hit.id} className={css.hit}>
                <Link href={helpHref(hit.id)} className={css.title}>
                  {hit.title}
                </Link>
                <span className={css.where}>{hit.kind === "release" ? t("release") : hit.category}</span>
                <p className={css.excerpt}>{hit.excerpt}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
