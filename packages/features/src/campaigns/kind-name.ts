import type { ShowType } from "@candor/api/entities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { kindOf } from "../campaign/index.ts";

/** What a kind of assessment is called, as its campaign's page is headed. */
export function useKindName(): (showType: ShowType) => string {
  const { t } = useTranslation("campaign");
  return useMemo(
    () => (showType) => {
      const kind = kindOf(showType);
      return kind ? t(`intro.${kind}.title`) : "–";
    },
    [t],
  );
}
