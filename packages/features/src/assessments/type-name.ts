import type { AssetType, Bilingual } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";

/** What a type of object is called: as staff word it, else as the product does. */
export function useTypeName(types: readonly { asset_type: AssetType; title: Bilingual }[]) {
  const { t } = useTranslation("common");
  const format = useFormat();
  return (type: AssetType): string => {
    const offered = types.find(({ asset_type }) => asset_type === type);
    return (offered && format.text(offered.title)) || t(`assetType.${type}`);
  };
}
