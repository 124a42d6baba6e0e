import type { listChecks, ReplyOf } from "@candor/api/contract";
import { CHECK_AGES, JIRA_FILTERS } from "@candor/api/contract";
import { ASSET_TYPES, CHECK_STATUSES, FRAMEWORKS, RESOLUTION_STATUSES } from "@candor/api/entities";
import { SeverityGlyph } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { NOBODY } from "../address/index.ts";
import type { ListFilter } from "../frames/index.ts";
import { useFormat } from "../platform/index.ts";
import type { ChecksState } from "./address.ts";
import { SinceFilter } from "./components/SinceFilter.tsx";
import { useAssessmentNumber } from "./queries.ts";

type Reply = ReplyOf<typeof listChecks>;

interface Given {
  state: ChecksState;
  /** The table is of one scenario anyway. */
  ofScenario: boolean;
  /** With its counts; without it entries have none, and every one is offered. */
  reply: Reply | undefined;
  /** Whether the counts are those of what the table is about. */
  counted: boolean;
  onSince: (since: string | null) => void;
  /** The table may show another assessment: the one it shows is a filter that can be lifted. */
  ofAnyAssessment: boolean;
}

/** What the checks are narrowed by; each entry says how many checks it has. */
export function useCheckFilters({
  state,
  ofScenario,
  reply,
  counted,
  onSince,
  ofAnyAssessment,
}: Given): ListFilter<ChecksState>[] {
  const { t } = useTranslation(["checks", "common"]);
  const { count, text, date } = useFormat();
  const number = useAssessmentNumber(state.assessmentId);
  const counts = counted ? reply : undefined;
  const groups = (of: Reply["scenario_counts"]) =>
    of.map(({ id, title, total }) => ({
      value: id,
      label: text(title),
      ...(counts && { meta: count(total) }),
    }));
  const complete = reply !== undefined;
  const types = new Set<string>([...(reply?.objects ?? []).map(({ asset_type }) => asset_type)]);
  const filters: ListFilter<ChecksState>[] = [
    {
      kind: "given",
      key: "assessmentId",
      label: t("assessment"),
      text: number === undefined ? "…" : `S-${number}`,
    },
    {
      kind: "several",
      key: "statuses",
      label: t("status"),
      options: CHECK_STATUSES.map((status) => ({
        value: status,
        label: t(`common:status.${status}`),
        icon: <SeverityGlyph status={status} />,
        ...(counts && { meta: count(counts.counts[status]) }),
      })),
    },
    {
      kind: "several",
      key: "frameworks",
      label: t("framework"),
      options: FRAMEWORKS.filter(
        (framework) => !counts || counts.framework_counts[framework] || state.frameworks.includes(framework),
      ).map((framework) => ({
        value: framework,
        label: t(`common:framework.${framework}`),
        ...(counts && { meta: count(counts.framework_counts[framework] ?? 0) }),
      })),
    },
    {
      kind: "several",
      key: "owners",
      label: t("detail.owner"),
      complete,
      options: [
        { value: NOBODY, label: t("detail.unassigned") },
        ...(reply?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: "several",
      key: "resolutions",
      label: t("column.resolution"),
      options: RESOLUTION_STATUSES.map((value) => ({ value, label: t(`resolution.${value}`) })),
    },
    {
      kind: "several",
      key: "categories",
      label: t("detail.category"),
      more: true,
      complete,
      options: groups(reply?.category_counts ?? []),
    },
    {
      kind: "several",
      key: "assetTypes",
      label: t("detail.type"),
      more: true,
      options: ASSET_TYPES.filter((type) => !reply || types.has(type) || state.assetTypes.includes(type)).map(
        (type) => ({ value: type, label: t(`common:assetType.${type}`) }),
      ),
    },
    {
      kind: "one",
      key: "jira",
      label: t("jira.label"),
      all: t("jira.all"),
      more: true,
      options: JIRA_FILTERS.map((value) => ({ value, label: t(`jira.${value}`) })),
    },
    {
      kind: "several",
      key: "ages",
      label: t("age.label"),
      more: true,
      options: CHECK_AGES.map((value) => ({ value, label: t(`age.${value}`) })),
    },
    { kind: "flag", key: "byHand", label: t("byHand"), more: true },
    {
      kind: "own",
      key: "since",
      label: t("since.label"),
      more: true,
      text: state.since === null ? "" : date(`${state.since}T00:00`),
      control: <SinceFilter value={state.since} onChange={onSince} />,
    },
  ];
  const scenario: ListFilter<ChecksState> = {
    kind: "several",
    key: "scenarios",
    label: t("detail.scenario"),
    more: true,
    complete,
    options: groups(reply?.scenario_counts ?? []),
  };
  const all = ofScenario ? filters : [...filters.slice(0, 5), scenario, ...filters.slice(5)];
  return ofAnyAssessment ? all : all.filter(({ key }) => key !== "assessmentId");
}
