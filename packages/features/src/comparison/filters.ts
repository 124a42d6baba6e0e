import { CHANGE_CAUSES, COMPARE_CATEGORIES } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import type { ListFilter } from "../frames/index.ts";
import { useFormat } from "../platform/index.ts";
import type { ComparisonState } from "./address.ts";
import type { Comparison } from "./types.ts";

/** What the comparison is narrowed by; each entry says how many checks it has. */
export function useComparisonFilters(
  { objectId }: ComparisonState,
  reply: Comparison | undefined,
): ListFilter<ComparisonState>[] {
  const { t } = useTranslation("comparison");
  const { count } = useFormat();
  const name = reply?.objects.find(({ id }) => id === objectId)?.name;
  return [
    { kind: "given", key: "objectId", label: t("column.object"), text: name ?? "…" },
    {
      kind: "several",
      key: "changes",
      label: t("column.change"),
      options: COMPARE_CATEGORIES.map((change) => ({
        value: change,
        label: t(`change.${change}`),
        meta: count(reply?.counts[change] ?? 0),
      })),
    },
    {
      kind: "several",
      key: "causes",
      label: t("column.cause"),
      options: CHANGE_CAUSES.map((cause) => ({
        value: cause,
        label: t(`cause.${cause}`),
        meta: count(reply?.cause_counts[cause] ?? 0),
      })),
    },
  ];
}
