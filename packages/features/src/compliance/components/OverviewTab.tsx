import type { getScenario, ReplyOf } from "@candor/api/contract";
import { CHECK_STATUSES } from "@candor/api/entities";
import { type DataColumn, DataTable, ListRow } from "@candor/ui/data";
import { BarRates, CountCluster, Vernier } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import type { ScenarioState } from "../address.ts";

type Detail = ReplyOf<typeof getScenario>;
type Category = Detail["categories"][number];

export interface OverviewTabProps {
  detail: Detail;
  address: AddressState<ScenarioState>;
}

/** Rates drawn at most: the lowest. */
const OBJECTS_SHOWN = 10;

/** How the scenario stands: its Vernier, each object's pass rate, and its categories. */
export function OverviewTab({ detail, address }: OverviewTabProps) {
  const { t } = useTranslation("compliance");
  const format = useFormat();
  const status = useStatusTexts();
  const { scenario, categories, objects } = detail;
  const total = CHECK_STATUSES.reduce((sum, one) => sum + scenario.counts[one], 0);
  const columns = useMemo(
    (): DataColumn<Category>[] => [
      {
        id: "title",
        header: t("column.category"),
        overflow: "clamp",
        cell: ({ title }) => format.text(title),
      },
      {
        id: "issues",
        header: t("column.issues"),
        width: 240,
        yields: true,
        cell: ({ counts }) => <CountCluster counts={counts} label={status.issues(counts)} />,
      },
      {
        id: "passed",
        header: t("column.passed"),
        width: 132,
        none: t("notAssessed"),
        cell: ({ passed, total }) =>
          total > 0 && t("passedOf", { passed: format.count(passed), total: format.count(total) }),
      },
    ],
    [t, format, status],
  );
  return (
    <>
      <Section aria-label={t("detail.figure")}>
        <Vernier
          size="page"
          counts={scenario.counts}
          empty={total === 0}
          label={t("vernier", { total: format.count(total), counts: status.counts(scenario.counts) })}
          onPick={(picked) => address.change({ tab: "checks", statuses: [picked] })}
        />
      </Section>
      <Section title={t("overview.objects")}>
        <BarRates
          caption={t("overview.objects")}
          empty={t("notAssessed")}
          rates={objects.slice(0, OBJECTS_SHOWN).map(({ id, name, passed, total }) => ({
            id,
            label: name,
            value: total === 0 ? null : (passed / total) * 100,
            text: total === 0 ? "–" : format.percent(passed / total),
          }))}
        />
      </Section>
      <Section title={t("overview.categories")} inset="flush">
        <DataTable
          label={t("overview.categories")}
          columns={columns}
          rows={categories}
          rowId={({ title }) => title.en}
          renderNarrow={(one) => (
            <ListRow
              title={format.text(one.title)}
              foot={
                one.total > 0
                  ? t("passedOf", { passed: format.count(one.passed), total: format.count(one.total) })
                  : t("notAssessed")
              }
            />
          )}
        />
      </Section>
    </>
  );
}
