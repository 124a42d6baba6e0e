import { listChecks } from "@candor/api/contract";
import type { CheckDetail } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "../../address/index.ts";
import { checkComparisonHref } from "../../comparison/index.ts";
import { type Arriving, useEndpointMutation, usePlatform } from "../../platform/index.ts";
import { usePublishedAssessments } from "../queries.ts";
import { AssessmentSelector } from "./ChecksSelectors.tsx";

export interface CheckScanTimeProps extends Arriving {
  check: CheckDetail;
  /** The address's own, which leads back to the table. */
  search: string;
  /** Stands in its place until there is an assessment to choose. */
  children: ReactNode;
}

/** The assessments of a check's object, with the list open: one leads to what the same check says in it. */
export default function CheckScanTime({ check, search, children }: CheckScanTimeProps) {
  const { id, check_id, object_id, assessment_id } = check;
  const { t } = useTranslation("checks");
  const { navigate } = usePlatform();
  const { go } = useLocation();
  const { show } = useNotice();
  const find = useEndpointMutation(listChecks);
  const assessments = usePublishedAssessments(object_id);
  if (assessments.length === 0) return children;
  const newest = assessments.find(({ in_review }) => !in_review);
  const open = (chosen: string | null) =>
    find.mutate(
      { object_id, assessment_id: chosen ?? newest?.id, search: check_id },
      {
        onSuccess: ({ list }) => {
          const same = list.find((one) => one.check_id === check_id);
          if (same) go(`/checkdetail/${same.id}${search}`);
          else show({ kind: "info", text: t("detail.notInAssessment") });
        },
      },
    );
  return (
    <AssessmentSelector
      objectId={object_id}
      value={assessment_id}
      onChange={open}
      onCompare={(before, after) => navigate(checkComparisonHref({ resultId: id, before, after }))}
      defaultOpen
    />
  );
}
