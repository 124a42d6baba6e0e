import type { Assessment } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CountsCell } from "../frames/index.ts";
import { useFormat } from "../platform/index.ts";
import * as css from "./components/AssessmentsScreen.css.ts";
import { StateSteps } from "./components/StateSteps.tsx";
import { assessmentNumber } from "./steps.ts";

/** Columns of the list of assessments. */
export function useAssessmentColumns(): DataColumn<Assessment>[] {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "number",
        header: t("column.number"),
        width: 116,
        sortable: true,
        cell: ({ number }) => <span className={css.number}>{assessmentNumber(number)}</span>,
      },
      {
        id: "objects",
        header: t("column.objects"),
        overflow: "free",
        cell: ({ objects }) => (
          <>
            <span className={css.objects}>
              {format.series(objects.map(({ object_name }) => object_name))}
            </span>
            <span className={css.muted}>{t("objects", { count: objects.length })}</span>
          </>
        ),
      },
      {
        id: "checks",
        header: t("column.checks"),
        width: 168,
        overflow: "free",
        cell: ({ counts }) => <CountsCell counts={counts} none={t("notPublished")} />,
      },
      {
        id: "state",
        header: t("column.state"),
        width: 212,
        overflow: "free",
        cell: (assessment) => <StateSteps assessment={assessment} />,
      },
      {
        id: "submitted",
        header: t("column.submitted"),
        width: 170,
        yields: true,
        sortable: true,
        cell: ({ submitted_at }) => format.dateTime(submitted_at),
      },
      {
        id: "finished",
        header: t("column.finished"),
        width: 190,
        yields: true,
        align: "end",
        sortable: true,
        cell: ({ completed_at }) =>
          completed_at ? (
            format.dateTime(completed_at)
          ) : (
            <span className={css.muted}>{t("notFinished")}</span>
          ),
      },
    ],
    [t, format],
  );
}
