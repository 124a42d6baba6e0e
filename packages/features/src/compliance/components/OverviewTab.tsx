import type { getScenario, ReplyOf } from "@candor/api/contract";
import { CHECK_STATUSES } from "@candor/api/entities";
import { type DataColumn, DataTable, ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { CountCluster, Vernier } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { FirstOf } from "../../frames/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { type ScenarioState, scenarioScanAddress } from "../address.ts";
import { isEmpty } from "../counts.ts";

type Detail = ReplyOf<typeof getScenario>;
type Category = Detail["categories"][number];
type OneObject = Detail["objects"][number];

/** Objects that are shown at once: those of which the fewest checks pass come first. */
const WORST = 10;

export interface OverviewTabProps {
  detail: Detail;
  address: AddressState<ScenarioState>;
}

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
  const rateOf = useCallback(
    ({ passed, total }: OneObject) =>
      total > 0 &&
      t("overview.rate", {
        passed: format.count(passed),
        total: format.count(total),
        rate: format.percent(passed / total),
      }),
    [t, format],
  );
  const objectColumns = useMemo(
    (): DataColumn<OneObject>[] => [
      { id: "object", header: t("column.object"), overflow: "clamp", cell: ({ name }) => name },
      {
        id: "checks",
        header: t("column.checks"),
        width: 184,
        yields: true,
        cell: ({ counts }) => <Vernier size="row" counts={counts} label={status.counts(counts)} />,
      },
      { id: "rate", header: t("column.passed"), width: 176, none: t("notAssessed"), cell: rateOf },
    ],
    [t, status, rateOf],
  );
  return (
    <>
      <Section aria-label={t("detail.figure")}>
        <Vernier
          size="page"
          counts={scenario.counts}
          empty={isEmpty(scenario.counts)}
          label={t("vernier", { total: format.count(total), counts: status.counts(scenario.counts) })}
          onPick={(picked) => address.change({ tab: "checks", statuses: [picked] })}
        />
      </Section>
      <Section title={t("overview.objects")} inset="flush">
        <FirstOf all={objects} first={WORST} flush>
          {(shown) => (
            <DataTable
              label={t("overview.objects")}
              columns={objectColumns}
              rows={shown}
              rowId={({ id }) => id}
              rowHref={({ scan_id }) =>
                scenarioScanAddress.href({ scanId: scan_id, scenarioId: scenario.id })
              }
              empty={<EmptyState title={t("notAssessed")} />}
              renderNarrow={(one) => <ListRow title={one.name} foot={rateOf(one)} />}
            />
          )}
        </FirstOf>
      </Section>
      <Section title={t("overview.categories")} inset="flush">
        <DataTable
          label={t("overview.categories")}
          columns={columns}
          rows={categories}
          rowId={({ id }) => id}
          rowHref={({ id }) => address.hrefFor({ tab: "checks", categories: [id] })}
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
