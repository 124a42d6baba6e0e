import { exportScenarios, type ScenarioRow } from "@candor/api/contract";
import { FRAMEWORKS } from "@candor/api/entities";
import { ListRow } from "@candor/ui/data";
import { Vernier } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type Exporter, ListExport } from "../../exports/index.ts";
import { AsOf, type ListFilter, ListScreen, NothingAssessed } from "../../frames/index.ts";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import { type ComplianceState, scenarioHref } from "../address.ts";
import { useScenarioColumns } from "../columns.tsx";
import { isEmpty } from "../counts.ts";
import { toFilters, useScenarios } from "../queries.ts";

export interface ComplianceScreenProps {
  /** The list's state, in the address. */
  address: AddressState<ComplianceState>;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
  /** Who reads, and may export. */
  user?: Exporter;
}

const rowId = ({ id }: ScenarioRow) => id;

/** The lowest pass rate of those that were assessed. */
const lowest = (list: readonly ScenarioRow[]) =>
  list.filter(({ total }) => total > 0).toSorted((a, b) => a.passed / a.total - b.passed / b.total)[0];

/** How the company stands in the matters that the law groups together. */
export function ComplianceScreen({ address, newAssessmentHref, user }: ComplianceScreenProps) {
  const { t } = useTranslation(["compliance", "common"]);
  const format = useFormat();
  const status = useStatusTexts();
  const { state, change } = address;
  const query = useScenarios(state);
  const columns = useScenarioColumns();
  const { data } = query;
  const low = data && lowest(data.list);
  const filters: ListFilter<ComplianceState>[] = [
    {
      kind: "several",
      key: "objectIds",
      label: t("column.objects"),
      complete: data !== undefined && !query.isPlaceholderData,
      options: (data?.objects ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: "several",
      key: "frameworks",
      label: t("column.frameworks"),
      options: FRAMEWORKS.map((value) => ({ value, label: t(`common:framework.${value}`) })),
    },
    { kind: "flag", key: "followed", label: t("followed") },
  ];
  const { objectIds, frameworks, followed, search } = state;
  const onlyFollowed = followed && search === "" && objectIds.length + frameworks.length === 0;
  const nothing = data !== undefined && data.as_of === null;
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      sentence={
        low &&
        t("sentence", {
          scenario: format.text(low.title),
          passed: format.count(low.passed),
          count: low.total,
        })
      }
      note={state.assessmentId && <AsOf at={data?.as_of} onLast={() => change({ assessmentId: null })} />}
      loadingLabel={t("loading")}
      search={t("search")}
      filters={filters}
      all={nothing ? 0 : data?.all}
      empty={
        <NothingAssessed
          {...{ address, newAssessmentHref }}
          title={t("empty.title")}
          text={t("empty.text")}
        />
      }
      end={user && <ListExport endpoint={exportScenarios} filters={toFilters(state)} user={user} />}
      noMatch={{
        title: t(onlyFollowed ? "empty.followsNone" : "empty.filtered"),
        ...(onlyFollowed && { text: t("empty.followsNoneText") }),
      }}
      table={{
        columns,
        linkColumn: "title",
        rowId,
        // A scenario is read of one object, or of all.
        rowHref: ({ id }) =>
          scenarioHref(id, {
            assessmentId: state.assessmentId,
            objectId: objectIds.length === 1 ? (objectIds[0] ?? null) : null,
          }),
        renderNarrow: (row) => (
          <ListRow
            status={
              <Vernier
                size="mini"
                counts={row.counts}
                empty={isEmpty(row.counts)}
                label={status.counts(row.counts)}
              />
            }
            aside={row.change !== null && t("points", { change: format.change(row.change) })}
            title={format.text(row.title)}
            foot={
              row.total > 0
                ? t("passedOf", { passed: format.count(row.passed), total: format.count(row.total) })
                : t("notAssessed")
            }
          />
        ),
      }}
    />
  );
}
