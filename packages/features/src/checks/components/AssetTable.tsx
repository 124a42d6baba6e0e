import type { checkAssets, ReplyOf } from "@candor/api/contract";
import type { Bilingual } from "@candor/api/entities";
import { type DataColumn, DataTable } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { StatusText } from "../../evidence/index.ts";
import { useSelection } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { checkHref } from "../address.ts";
import type { BulkCheck } from "../bulk.ts";
import type { Reader } from "../permissions.ts";
import * as css from "./ChecksTable.css.ts";
import { Handling } from "./work/Handling.tsx";
import { useBulk } from "./work/use-bulk.tsx";

type Asset = ReplyOf<typeof checkAssets>["list"][number];

/** What an asset is known by beside its title. */
const knownBy = ({ url, filename, account, name }: Asset) => url ?? filename ?? account ?? name;

export interface AssetTableProps {
  label: string;
  /** The check's name. */
  title: Bilingual;
  /** By rank of status. */
  assets: readonly Asset[];
  /** Who reads: what they may do with several assets is offered. Without a reader nothing can be chosen. */
  user?: Reader | undefined;
}

/** An asset as one of the chosen checks. */
const toCheck = (title: Bilingual, { result_id, object_title, ...asset }: Asset): BulkCheck => ({
  ...asset,
  id: result_id,
  title,
  object_name: object_title,
});

/** Assets with how one check stands in each; a row opens the check of that asset. */
export function AssetTable({ label, title, assets, user }: AssetTableProps) {
  const checks = assets.map((asset) => toCheck(title, asset));
  const { bulk, dialog } = useBulk(checks, user);
  const selection = useSelection({ of: label, ids: checks.map(({ id }) => id) }, bulk);
  const { t } = useTranslation("checks");
  const format = useFormat();
  const versioned = assets.some(({ object_version_name }) => object_version_name !== null);
  const columns = useMemo(
    (): DataColumn<Asset>[] => [
      {
        id: "status",
        header: t("column.status"),
        width: 160,
        cell: ({ status }) => <StatusText status={status} />,
      },
      {
        id: "asset",
        header: t("issue.asset"),
        overflow: "free",
        cell: (asset) => (
          <>
            <span className={css.title}>{asset.object_title}</span>
            <span className={css.category}>{knownBy(asset)}</span>
          </>
        ),
      },
      ...(versioned
        ? [
            {
              id: "version",
              header: t("issue.version"),
              width: 160,
              cell: (asset: Asset) => asset.object_version_name,
            },
          ]
        : []),
      {
        id: "resolution",
        header: t("column.resolution"),
        width: 160,
        yields: true,
        overflow: "free",
        cell: (asset) => <Handling check={asset} />,
      },
      {
        id: "published",
        header: t("issue.published"),
        width: 128,
        yields: true,
        align: "end",
        cell: ({ time }) => <span className={css.muted}>{time && format.day(time)}</span>,
      },
    ],
    [t, format, versioned],
  );
  return (
    <>
      <DataTable
        selection={selection}
        label={label}
        density="double"
        columns={columns}
        linkColumn="asset"
        rows={assets}
        rowId={({ result_id }) => result_id}
        rowHref={({ result_id }) => checkHref(result_id)}
        renderNarrow={(asset) => (
          <span className={css.narrow}>
            <span className={css.narrowTop}>
              <StatusText status={asset.status} />
              <span className={css.narrowObject}>{asset.time && format.day(asset.time)}</span>
            </span>
            <span className={css.narrowTitle}>{asset.object_title}</span>
            <span className={css.cite}>{knownBy(asset)}</span>
          </span>
        )}
      />
      {dialog}
    </>
  );
}
