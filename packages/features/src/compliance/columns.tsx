import type { ScenarioRow } from "@candor/api/contract";
import { Tag } from "@candor/ui/badges";
import type { DataColumn } from "@candor/ui/data";
import { Vernier } from "@candor/ui/figures";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../platform/index.ts";
import * as css from "./components/compliance.css.ts";
import { FollowButton } from "./components/FollowButton.tsx";
import { isEmpty } from "./counts.ts";

/** Frameworks named in a row. */
const SHOWN = 4;

/** Columns of the scenarios. */
export function useScenarioColumns(): DataColumn<ScenarioRow>[] {
  const { t } = useTranslation(["compliance", "common"]);
  const format = useFormat();
  const status = useStatusTexts();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("column.scenario"),
        overflow: "free",
        cell: ({ title }) => <span className={css.title}>{format.text(title)}</span>,
      },
      {
        id: "frameworks",
        header: t("column.frameworks"),
        width: 260,
        yields: true,
        overflow: "free",
        cell: ({ frameworks }) => (
          <span className={css.tags}>
            {frameworks.slice(0, SHOWN).map((framework) => (
              <Tag key={framework}>{t(`common:framework.${framework}`)}</Tag>
            ))}
            {frameworks.length > SHOWN && (
              <span className={css.muted}>{format.change(frameworks.length - SHOWN)}</span>
            )}
          </span>
        ),
      },
      {
        id: "checks",
        header: t("column.checks"),
        width: 184,
        cell: ({ counts }) => (
          <Vernier size="row" counts={counts} empty={isEmpty(counts)} label={status.counts(counts)} />
        ),
      },
      {
        id: "passed",
        header: t("column.passed"),
        width: 132,
        none: <span className={css.muted}>{t("notAssessed")}</span>,
        cell: ({ passed, total }) =>
          total > 0 && t("passedOf", { passed: format.count(passed), total: format.count(total) }),
      },
      {
        id: "change",
        header: t("column.change"),
        width: 112,
        yields: true,
        align: "end",
        none: <span className={css.muted}>–</span>,
        cell: ({ change }) => change !== null && t("points", { change: format.change(change) }),
      },
      {
        id: "follow",
        header: t("column.follow"),
        width: 88,
        overflow: "free",
        cell: (scenario) => <FollowButton scenario={scenario} />,
      },
    ],
    [t, format, status],
  );
}
