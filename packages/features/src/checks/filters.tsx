import type { listChecks, ReplyOf } from "@candor/api/contract";
import { CHECK_STATUSES, FRAMEWORKS } from "@candor/api/entities";
import { SeverityGlyph } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import type { ListFilter } from "../frames/index.ts";
import { useFormat } from "../platform/index.ts";
import type { ChecksState } from "./address.ts";
import { useAssessmentNumber } from "./queries.ts";

/** What the checks are narrowed by; each entry says how many checks it has. */
export function useCheckFilters(
  { assessmentId, frameworks }: ChecksState,
  /** The counts; without them entries have none, and every framework is offered. */
  reply: ReplyOf<typeof listChecks> | undefined,
): ListFilter<ChecksState>[] {
  const { t } = useTranslation(["checks", "common"]);
  const { count } = useFormat();
  const number = useAssessmentNumber(assessmentId);
  return [
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
        ...(reply && { meta: count(reply.counts[status]) }),
      })),
    },
    {
      kind: "several",
      key: "frameworks",
      label: t("framework"),
      options: FRAMEWORKS.filter(
        (framework) => !reply || reply.framework_counts[framework] || frameworks.includes(framework),
      ).map((framework) => ({
        value: framework,
        label: t(`common:framework.${framework}`),
        ...(reply && { meta: count(reply.framework_counts[framework] ?? 0) }),
      })),
    },
  ];
}
