import { type CameBackFrom, HOME_ROWS, type HomeCheck } from "@candor/api/contract";
import { Pagination } from "@candor/ui/data";
import { Section } from "@candor/ui/shell";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type Home, type HomePart, useHomePage } from "../queries.ts";
import * as css from "./Home.css.ts";
import { WorkRow } from "./WorkRow.tsx";

export interface WorkSectionProps {
  home: Home;
  part: HomePart;
  title: string;
  /** Said where there is nothing. */
  none: ReactNode;
  page: number;
  onPage: (page: number) => void;
  /** The address names a page that is not there: this is the last one. */
  onLastPage: (page: number) => void;
  /** Says whose each check is. */
  owners: boolean;
  /** Asks Jira how each issue stands. */
  jira: boolean;
}

const wasOf = (row: HomeCheck & { was?: CameBackFrom | undefined }) => row.was;

/** One of the two lists to work through, a few rows at a time. */
export function WorkSection(props: WorkSectionProps) {
  const { home, part, title, none, page, onPage, onLastPage, owners, jira } = props;
  const { t } = useTranslation(["home", "common"]);
  const { count } = useFormat();
  const { list, total, failed, further } = useHomePage(home, part, page);
  const pages = Math.max(1, Math.ceil(total / HOME_ROWS));
  // An address can name a page that is no longer there.
  const beyond = page > pages;
  useEffect(() => {
    if (beyond) onLastPage(pages);
  }, [beyond, pages, onLastPage]);
  const from = (page - 1) * HOME_ROWS + 1;
  return (
    <Section title={title} meta={total > 0 ? t("checks", { count: total }) : undefined} inset="flush">
      {total === 0 && <p className={css.none}>{none}</p>}
      {failed && <LoadFailure query={further} />}
      {total > 0 && !failed && (
        <ul className={css.rows}>
          {list.map((row) => (
            <WorkRow key={row.id} check={row} was={wasOf(row)} owner={owners} jira={jira} />
          ))}
        </ul>
      )}
      {total > HOME_ROWS && (
        <Pagination
          label={t("pagesOf", { title })}
          page={page}
          pageCount={pages}
          onPageChange={onPage}
          rangeText={t("common:list.range", {
            from: count(from),
            to: count(Math.min(total, from + HOME_ROWS - 1)),
            total: count(total),
          })}
          previousLabel={t("common:list.previousPage")}
          nextLabel={t("common:list.nextPage")}
          pageLabel={(number) => t("common:list.page", { page: count(number) })}
        />
      )}
    </Section>
  );
}
