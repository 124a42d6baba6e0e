import { FilterTag } from "@candor/ui/badges";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { useAssessmentNumber } from "../queries.ts";
import type { ChecksQuery } from "../query.ts";

export interface FilterTagsProps {
  query: ChecksQuery;
  onQuery: (change: Partial<ChecksQuery>) => void;
}

/** The filters in force, each with the button that lifts it. */
export function FilterTags({ query, onQuery }: FilterTagsProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const number = useAssessmentNumber(query.assessmentId);
  const tags: { name: string; value: string; lift: Partial<ChecksQuery> }[] = [];
  if (query.assessmentId) {
    tags.push({
      name: t("assessment"),
      value: number === undefined ? "…" : `S-${number}`,
      lift: { assessmentId: null },
    });
  }
  if (query.search) tags.push({ name: t("searchTag"), value: query.search, lift: { search: "" } });
  if (query.statuses.length > 0) {
    const value = format.series(query.statuses.map((status) => t(`common:status.${status}`)));
    tags.push({ name: t("status"), value, lift: { statuses: [] } });
  }
  if (query.frameworks.length > 0) {
    const value = format.series(query.frameworks.map((framework) => t(`common:framework.${framework}`)));
    tags.push({ name: t("framework"), value, lift: { frameworks: [] } });
  }
  return tags.map(({ name, value, lift }) => (
    <FilterTag
      key={name}
      name={name}
      value={value}
      removeLabel={t("removeFilter", { name: `${name}: ${value}` })}
      onRemove={() => onQuery(lift)}
    />
  ));
}
