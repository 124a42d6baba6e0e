import { ASSET_TYPES } from "@candor/api/entities";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Vernier } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { ASSET_ICONS, useFormat, useStatusTexts } from "../../platform/index.ts";
import { type ApplicationsState, applicationHref } from "../address.ts";
import { useApplications } from "../list-query.ts";
import type { Application } from "../types.ts";
import { maturityOf } from "../words.ts";
import * as css from "./applications.css.ts";

export interface ApplicationsScreenProps {
  address: AddressState<ApplicationsState>;
  /** The one that the top bar is about; null: all. */
  appId?: string | null;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
}

const rowId = ({ id }: Application) => id;
const rowHref = ({ scan_id }: Application) => applicationHref(scan_id);

/** What has been assessed, and how each of it is. */
export function ApplicationsScreen({ address, appId = null, newAssessmentHref }: ApplicationsScreenProps) {
  const { t } = useTranslation(["applications", "common"]);
  const format = useFormat();
  const query = useApplications(address.state, appId);
  const columns = useColumns();
  const status = useStatusTexts();
  const { data } = query;
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      sentence={data && t("sentence", { count: data.all })}
      loadingLabel={t("loading")}
      search={t("search")}
      all={data?.all}
      filters={[
        {
          kind: "several",
          key: "types",
          label: t("column.type"),
          options: ASSET_TYPES.map((value) => ({ value, label: t(`common:assetType.${value}`) })),
        },
      ]}
      empty={
        <EmptyState
          title={t("empty.title")}
          description={t("empty.text")}
          action={
            newAssessmentHref && (
              <Button variant="primary" href={newAssessmentHref}>
                {t("empty.action")}
              </Button>
            )
          }
        />
      }
      table={{
        columns,
        rowId,
        rowHref,
        linkColumn: "object",
        renderNarrow: (one) => (
          <ListRow
            status={
              one.counts && <Vernier size="mini" counts={one.counts} label={status.counts(one.counts)} />
            }
            title={one.title}
            aside={one.score === null ? null : t("scoreOf", { score: format.count(one.score) })}
            foot={
              one.third_parties === null
                ? format.date(one.time)
                : t("narrowFoot", { count: one.third_parties, date: format.date(one.time) })
            }
          />
        ),
      }}
    />
  );
}

function useColumns(): DataColumn<Application>[] {
  const { t } = useTranslation(["applications", "common"]);
  const format = useFormat();
  const status = useStatusTexts();
  return useMemo(
    () => [
      {
        id: "object",
        header: t("column.object"),
        overflow: "free",
        sortable: true,
        cell: ({ title, asset_type, object_version_name }) => (
          <span className={css.object}>
            <Icon of={ASSET_ICONS[asset_type]} size={18} />
            <span className={css.names}>
              <b className={css.name} title={title}>
                {title}
              </b>
              <span className={css.quiet}>
                {format.details([t(`common:assetType.${asset_type}`), object_version_name])}
              </span>
            </span>
          </span>
        ),
      },
      {
        id: "checks",
        header: t("column.checks"),
        width: 168,
        overflow: "free",
        yields: true,
        cell: ({ counts }) => counts && <Vernier size="row" counts={counts} label={status.counts(counts)} />,
      },
      {
        id: "score",
        header: t("column.score"),
        width: 176,
        sortable: true,
        cell: ({ score }) =>
          score === null
            ? null
            : t("maturity", { level: t(`common:maturity.${maturityOf(score)}`), score: format.count(score) }),
        none: "–",
      },
      {
        id: "thirdParties",
        header: t("column.thirdParties"),
        width: 124,
        align: "end",
        sortable: true,
        cell: ({ third_parties }) => (third_parties === null ? null : format.count(third_parties)),
        none: "–",
      },
      {
        id: "outside",
        header: t("column.outside"),
        width: 148,
        align: "end",
        sortable: true,
        cell: ({ outside }) => (outside === null ? null : format.count(outside)),
        none: "–",
      },
      {
        id: "assessed",
        header: t("column.assessed"),
        width: 140,
        sortable: true,
        yields: true,
        cell: ({ time }) => format.date(time),
      },
    ],
    [t, format, status],
  );
}
