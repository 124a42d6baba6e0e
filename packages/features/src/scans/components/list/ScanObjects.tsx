import { ASSET_TYPES, type AssetType } from "@candor/api/entities";
import { Icon } from "@candor/ui/icons";
import { hidden } from "@candor/ui/tokens";
import { useTranslation } from "react-i18next";
import { ASSET_ICONS, useFormat } from "../../../platform/index.ts";
import * as css from "./ScanObjects.css.ts";

export interface ScanObjectsProps {
  objects: readonly { object_name: string; asset_type: AssetType }[];
}

/** How many objects of each type a scan has; their names stand in the tooltip. */
export function ScanObjects({ objects }: ScanObjectsProps) {
  const { t } = useTranslation(["scans", "common"]);
  const { count, list } = useFormat();
  const types = ASSET_TYPES.map((type) => ({
    type,
    names: objects.filter((object) => object.asset_type === type).map((object) => object.object_name),
  })).filter(({ names }) => names.length > 0);
  return (
    <ul className={css.objects}>
      {types.map(({ type, names }) => (
        <li key={type} className={css.object} title={list(names)}>
          <Icon of={ASSET_ICONS[type]} size={16} />
          <span aria-hidden="true">{count(names.length)}</span>
          <span className={hidden}>
            {t("list.objectCount", { type: t(`common:assetType.${type}`), count: names.length })}
          </span>
        </li>
      ))}
    </ul>
  );
}
