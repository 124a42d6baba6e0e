import type { Article, getScenario, ReplyOf } from "@candor/api/contract";
import type { Regulation } from "@candor/api/entities";
import { type DataColumn, DataTable, ListRow } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { Section } from "@candor/ui/shell";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Arriving, Loaded, useFormat } from "../../platform/index.ts";
import { useRegulations } from "../queries.ts";
import { regionsOf } from "../regions.ts";
import * as css from "./compliance.css.ts";

export interface InfoTabProps extends Arriving {
  detail: ReplyOf<typeof getScenario>;
}

/** What the scenario rests on: its articles in a sentence each, and what breaches of those laws cost. */
export default function InfoTab({ detail: { articles, scenario } }: InfoTabProps) {
  const { t } = useTranslation(["compliance", "common"]);
  const format = useFormat();
  const regulations = useRegulations();
  const regions = regionsOf(scenario.frameworks);
  const columns = useMemo(
    (): DataColumn<Article>[] => [
      {
        id: "article",
        header: t("info.article"),
        width: 260,
        overflow: "free",
        cell: ({ cite, url }) => (
          <a href={url} target="_blank" rel="noreferrer">
            {format.text(cite)}
          </a>
        ),
      },
      {
        id: "summary",
        header: t("info.summary"),
        overflow: "free",
        none: <span className={css.muted}>–</span>,
        cell: ({ summary }) => summary && format.text(summary),
      },
    ],
    [t, format],
  );
  const terms = useMemo(
    (): DataColumn<Regulation>[] => [
      {
        id: "law",
        header: t("info.law"),
        width: 260,
        overflow: "free",
        cell: ({ law, region }) => (
          <>
            {format.text(law)}
            <span className={css.small}>{format.region(region)}</span>
          </>
        ),
      },
      {
        id: "breach",
        header: t("info.breach"),
        overflow: "free",
        cell: ({ breach, breach_source }) => (
          <>
            {format.text(breach)}
            <span className={css.small}>{format.text(breach_source)}</span>
          </>
        ),
      },
      {
        id: "fine",
        header: t("info.fine"),
        overflow: "free",
        cell: ({ fine, fine_source }) => (
          <>
            {format.text(fine)}
            <span className={css.small}>{format.text(fine_source)}</span>
          </>
        ),
      },
    ],
    [t, format],
  );
  return (
    <>
      <Section title={t("info.articles")} inset="flush">
        <DataTable
          label={t("info.articles")}
          density="double"
          columns={columns}
          rows={articles}
          rowId={({ framework, cite }) => `${framework} ${cite.en}`}
          renderNarrow={({ cite, summary, url }) => (
            <ListRow
              title={
                <a href={url} target="_blank" rel="noreferrer">
                  {format.text(cite)}
                </a>
              }
              foot={summary && format.text(summary)}
            />
          )}
        />
      </Section>
      {regions.length > 0 && (
        <Section title={t("info.terms")} inset="flush">
          <Loaded query={regulations} loading={<SkeletonRows label={t("info.loading")} />}>
            {({ list }) => (
              <DataTable
                label={t("info.terms")}
                density="double"
                columns={terms}
                rows={list.filter(({ region }) => regions.includes(region))}
                rowId={({ region }) => region}
                renderNarrow={({ law, breach, fine }) => (
                  <ListRow
                    title={format.text(law)}
                    foot={format.sentences([format.text(breach), format.text(fine)])}
                  />
                )}
              />
            )}
          </Loaded>
        </Section>
      )}
    </>
  );
}
