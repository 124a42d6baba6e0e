import {
  exportRisks,
  RISK_CATEGORIES,
  RISK_RESOLUTIONS,
  type Risk,
  type RiskResolution,
} from "@candor/api/contract";
import { LEVELS } from "@candor/api/entities";
import { ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { SeverityGlyph } from "@candor/ui/icons";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type AddressState, NOBODY } from "../../address/index.ts";
import { checksHref, issueHref } from "../../checks/index.ts";
import { StatusText } from "../../evidence/index.ts";
import { type Exporter, ListExport } from "../../exports/index.ts";
import { AsOf, type ListFilter, ListScreen, NothingAssessed } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type RisksState, toFilters } from "../address.ts";
import { daysSince } from "../age.ts";
import { useRiskColumns } from "../columns.tsx";
import { useRisks } from "../queries.ts";
import { type RiskStatus, statusOf } from "../status.ts";
import { RiskFigure } from "./RiskFigure.tsx";

export interface RisksScreenProps {
  /** The register's state, in the address. */
  address: AddressState<RisksState>;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
  /** Who reads, and may export. */
  user?: Exporter;
}

const rowId = ({ check_id }: Risk) => check_id;

/** Which risks the company carries: one row for each check that fails, over all its assets. */
export function RisksScreen({ address, newAssessmentHref, user }: RisksScreenProps) {
  const { t } = useTranslation(["risks", "common"]);
  const format = useFormat();
  const { state, change } = address;
  const query = useRisks(state);
  const columns = useRiskColumns(state.grouped);
  const filters = useFilters(state, query);
  const { data, error, isFetching } = query;
  const groupHeader = useCallback(
    (_: string, rows: readonly Risk[]) =>
      rows[0] ? t("group", { scenario: format.text(rows[0].scenario), count: rows.length }) : null,
    [t, format],
  );
  const groups = useMemo(
    () => ({ by: ({ scenario_id }: Risk) => scenario_id, header: groupHeader }),
    [groupHeader],
  );
  const assessed = data !== undefined && data.as_of !== null;
  const sentenceOf = ({ all, resolved_count, objects, assessed, level_counts }: NonNullable<typeof data>) =>
    all === 0
      ? t("sentenceNone")
      : all === resolved_count
        ? t("sentenceResolved", { count: all })
        : t("sentence", {
            count: all - resolved_count,
            objects: t("amongObjects", {
              count: assessed,
              having: format.count(objects),
              assessed: format.count(assessed),
            }),
            critical: format.count(level_counts.critical),
          });
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      sentence={assessed ? sentenceOf(data) : undefined}
      figure={
        <RiskFigure
          counts={data && { ...data.level_counts, resolved: data.resolved_count }}
          failed={error !== null && !isFetching}
          only={onlyOf(state)}
          onPick={(status) =>
            change({
              levels: status && status !== "resolved" ? [status] : [],
              // How far what is open was worked off stays chosen.
              resolutions: status === "resolved" ? [status] : state.resolutions.filter(isOpen),
            })
          }
        />
      }
      note={state.assessmentId && <AsOf at={data?.as_of} onLast={() => change({ assessmentId: null })} />}
      loadingLabel={t("loading")}
      search={t("search")}
      filters={filters}
      all={data && state.category !== "all" ? Math.max(data.all, data.category_counts.all) : data?.all}
      empty={
        assessed ? (
          <EmptyState
            title={t("empty.noneTitle")}
            description={t("empty.noneText")}
            action={
              <Button href={checksHref({ assessmentId: state.assessmentId })}>{t("empty.toChecks")}</Button>
            }
          />
        ) : (
          <NothingAssessed
            {...{ address, newAssessmentHref }}
            title={t("empty.title")}
            text={t("empty.text")}
          />
        )
      }
      end={user && <ListExport endpoint={exportRisks} filters={toFilters(state)} user={user} />}
      noMatch={{
        title: t("empty.filtered"),
        ...(onlyResolved(state) && state.levels.length > 0 && { text: t("empty.noLevel") }),
      }}
      table={{
        columns,
        linkColumn: "title",
        rowId,
        rowHref: ({ check_id, asset_type }) =>
          issueHref(check_id, { assetType: asset_type, assessmentId: state.assessmentId }),
        ...(state.grouped && { groups }),
        renderNarrow: (risk) => (
          <ListRow
            status={<StatusText status={statusOf(risk)} />}
            aside={t("objectsOf", {
              count: risk.assessed,
              having: format.count(risk.objects),
              total: format.count(risk.assessed),
            })}
            title={format.text(risk.title)}
            foot={t("narrowFoot", {
              scenario: format.text(risk.scenario),
              days: t("days", { count: daysSince(risk.first_seen, Date.now()) }),
            })}
          />
        ),
      }}
    />
  );
}

const isOpen = (resolution: RiskResolution) => resolution !== "resolved";
const onlyResolved = ({ resolutions }: RisksState) => resolutions.length > 0 && !resolutions.some(isOpen);

/** The one status that the register is narrowed to; null with none or several. */
function onlyOf(state: RisksState): RiskStatus | null {
  const { levels, resolutions } = state;
  if (onlyResolved(state)) return levels.length === 0 ? "resolved" : null;
  const [level = null, ...others] = levels;
  return others.length > 0 || !resolutions.every(isOpen) ? null : level;
}

/** What the register is narrowed by; each entry says how many risks it has. */
function useFilters(
  state: RisksState,
  { data, isPlaceholderData }: ReturnType<typeof useRisks>,
): readonly ListFilter<RisksState>[] {
  const { t } = useTranslation(["risks", "common"]);
  const format = useFormat();
  const complete = data !== undefined && !isPlaceholderData;
  const levels: ListFilter<RisksState> = {
    kind: "several",
    key: "levels",
    label: t("column.level"),
    options: LEVELS.map((value) => ({
      value,
      label: t(`common:level.${value}`),
      icon: <SeverityGlyph status={value} />,
      meta: format.count(data?.level_counts[value] ?? 0),
    })),
  };
  return [
    {
      kind: "one",
      key: "category",
      label: t("category.label"),
      options: RISK_CATEGORIES.filter(
        (value) => value === "all" || value === state.category || data?.category_counts[value],
      ).map((value) => ({
        value,
        label: data
          ? t("category.counted", {
              name: t(`category.${value}`),
              total: format.count(data.category_counts[value]),
            })
          : t(`category.${value}`),
      })),
    },
    // What is resolved is of no level: neither is offered where the other is chosen.
    ...(onlyResolved(state) && state.levels.length === 0 ? [] : [levels]),
    {
      kind: "several",
      key: "scenarios",
      label: t("column.scenario"),
      complete,
      options: (data?.scenario_counts ?? []).map(({ id, title, total }) => ({
        value: id,
        label: format.text(title),
        meta: format.count(total),
      })),
    },
    {
      kind: "several",
      key: "owners",
      label: t("column.owner"),
      complete,
      options: [
        { value: NOBODY, label: t("nobody") },
        ...(data?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: "several",
      key: "resolutions",
      label: t("column.resolution"),
      options: RISK_RESOLUTIONS.filter(
        (value) => isOpen(value) || state.levels.length === 0 || state.resolutions.includes(value),
      ).map((value) => ({ value, label: t(`resolution.${value}`) })),
    },
    { kind: "flag", key: "grouped", label: t("grouped") },
  ];
}
