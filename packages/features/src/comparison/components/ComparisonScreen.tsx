import { exportComparison } from "@candor/api/contract";
import { COMPARE_CATEGORIES, COMPARE_GROUPS } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type Exporter, ListExport } from "../../exports/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type ComparisonState, checkComparisonHref, toFilters } from "../address.ts";
import { useComparisonColumns } from "../columns.tsx";
import { useComparisonFilters } from "../filters.ts";
import { useComparison } from "../queries.ts";
import { useComparisonSentence } from "../sentence.ts";
import type { Comparison, ComparisonRow } from "../types.ts";
import { ComparisonFigure } from "./ComparisonFigure.tsx";
import * as css from "./comparison.css.ts";
import { Impossible, isImpossible } from "./Impossible.tsx";
import { StatusChange } from "./StatusChange.tsx";
import { VersionChoice } from "./VersionChoice.tsx";

export interface ComparisonScreenProps {
  /** What is compared, in the address. */
  address: AddressState<ComparisonState>;
  checksHref: string;
  /** Something of the company was assessed. */
  assessed: boolean;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
  /** Who reads, and may export. */
  user?: Exporter;
}

const groupOf = ({ change }: ComparisonRow) => COMPARE_GROUPS[change];
type Group = ReturnType<typeof groupOf>;

const countOf = ({ counts }: Comparison, group: Group) =>
  COMPARE_CATEGORIES.filter((category) => COMPARE_GROUPS[category] === group).reduce(
    (sum, category) => sum + counts[category],
    0,
  );

/** What changed between two assessments, and why: the checks in three groups, what changed first. */
export function ComparisonScreen(props: ComparisonScreenProps) {
  const { address, checksHref, assessed, newAssessmentHref, user } = props;
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const query = useComparison(address.state);
  const { data, error } = query;
  const several = (data?.objects.length ?? 0) > 1;
  const columns = useComparisonColumns(several);
  const filters = useComparisonFilters(address.state, data);
  const sentence = useComparisonSentence(data);
  const impossible = (
    <Impossible {...{ checksHref, assessed, newAssessmentHref }} error={isImpossible(error) ? error : null} />
  );
  if (!data && isImpossible(error)) return impossible;
  const all =
    data && (["risk", "no_risk", "no_result"] as const).reduce((sum, group) => sum + countOf(data, group), 0);
  return (
    <ListScreen
      address={address}
      query={query}
      title={sentence ?? t("title")}
      actions={
        data && (
          <VersionChoice
            versions={data.versions}
            before={data.before}
            after={data.after}
            onChange={(pair) => address.change(pair)}
          />
        )
      }
      figure={
        data && (
          <ComparisonFigure comparison={data} hrefOf={(cause) => address.hrefFor({ causes: [cause] })} />
        )
      }
      loadingLabel={t("loading")}
      search={t("search")}
      filters={filters}
      all={all}
      end={user && <ListExport endpoint={exportComparison} filters={toFilters(address.state)} user={user} />}
      empty={impossible}
      table={{
        columns,
        linkColumn: "check",
        rowId: (row) => `${row.object_id} ${row.check_id}`,
        rowHref: (row) =>
          checkComparisonHref({
            resultId: (row.after ?? row.before)?.id ?? null,
            before: data?.before.assessment_id ?? null,
            after: data?.after.assessment_id ?? null,
          }),
        groups: {
          by: groupOf,
          header: (group) =>
            t("groupCount", {
              group: t(`group.${group as Group}`),
              count: data ? countOf(data, group as Group) : 0,
            }),
        },
        renderNarrow: (row) => (
          <span className={css.narrow}>
            <StatusChange row={row} />
            <span className={css.title}>{format.text(row.title)}</span>
            <span className={css.small}>
              {format.details([
                t(`change.${row.change}`),
                several ? row.object_name : t(`because.${row.cause ?? "none"}`),
              ])}
            </span>
          </span>
        ),
      }}
    />
  );
}
