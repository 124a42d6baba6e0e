import { useTranslation } from "react-i18next";
import type { ListFilter } from "../frames/index.ts";
import { type EntriesState, USES } from "./address.ts";

/** Narrows campaigns, skills and QR codes to those in use, or to the others. */
export function useUseFilter(): ListFilter<EntriesState> {
  const { t } = useTranslation("campaigns");
  return {
    kind: "one",
    key: "use",
    label: t("use.label"),
    all: t("use.all"),
    options: USES.map((value) => ({ value, label: t(`use.${value}`) })),
  };
}
