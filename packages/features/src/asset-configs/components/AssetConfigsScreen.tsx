import { ASSET_TYPES } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ConfigList } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type AssetConfigsState, assetConfigAddress } from "../address.ts";
import { type AssetEntry, assetConfigs, typeOf, useAllAssetConfigs } from "../queries.ts";
import { NewConfigDialog } from "./NewConfigDialog.tsx";

export interface AssetConfigsScreenProps {
  /** From `useAddress` of `assetConfigsAddress`. */
  address: AddressState<AssetConfigsState>;
  /** One was taken up: its own page is next. */
  onCreated: (href: string) => void;
}

const hrefOf = ({ id }: { id: string }) => assetConfigAddress.href({ entryId: id });

/** The types of objects that customers are offered otherwise than the product brings them. */
export function AssetConfigsScreen({ address, onCreated }: AssetConfigsScreenProps) {
  const { t } = useTranslation(["asset-configs", "common"]);
  const format = useFormat();
  const query = assetConfigs.useList(address.state);
  const all = useAllAssetConfigs();
  const left = all.data ? ASSET_TYPES.filter((type) => !all.data.list.some(({ key }) => key === type)) : [];
  const titleOf = useCallback(
    (entry: AssetEntry) => format.text(entry.data.title) || t(`common:assetType.${typeOf(entry)}`),
    [format, t],
  );
  const columns = useMemo(
    (): DataColumn<AssetEntry>[] => [
      {
        id: "position",
        header: t("field.position"),
        width: 88,
        align: "end",
        yields: true,
        cell: ({ data }) => format.count(data.position),
      },
      {
        id: "frequency",
        header: t("column.frequency"),
        width: 132,
        yields: true,
        cell: ({ data }) => t("days", { count: data.frequency_days }),
      },
    ],
    [t, format],
  );
  const states = useMemo(
    () => ({
      header: t("column.offer"),
      of: ({ draft, enable }: AssetEntry) => t(`offer.${enable ? "on" : "off"}${draft ? "Draft" : ""}`),
    }),
    [t],
  );
  return (
    <ConfigList
      address={address}
      query={query}
      title={t("title")}
      sentence={t("sentence")}
      {...(left.length > 0 && {
        create: {
          label: t("create.title"),
          icon: <Icon of={Plus} />,
          dialog: (onClose: () => void) => (
            <NewConfigDialog types={left} onClose={onClose} onCreated={(id) => onCreated(hrefOf({ id }))} />
          ),
        },
      })}
      loadingLabel={t("loading")}
      search={t("search")}
      searchHint={t("searchHint")}
      titleOf={titleOf}
      hrefOf={hrefOf}
      columns={columns}
      state={states}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
