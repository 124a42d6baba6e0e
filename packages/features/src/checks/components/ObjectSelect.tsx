import { Select } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useChecks } from "../queries.ts";
import { type ChecksQuery, changeQuery } from "../query.ts";
import * as css from "./ObjectSelect.css.ts";

export interface ObjectSelectProps {
  query: ChecksQuery;
  onQuery: (query: ChecksQuery) => void;
}

/** Whose checks are shown: one object's, or all. Stands in the top bar. */
export function ObjectSelect({ query, onQuery }: ObjectSelectProps) {
  const { t } = useTranslation("checks");
  const objects = useChecks(query).data?.objects ?? [];
  return (
    <Select
      className={css.select}
      aria-label={t("object")}
      start={<Icon of={Globe} size={18} />}
      placeholder={t("allObjects")}
      value={objects.some(({ id }) => id === query.objectId) ? (query.objectId ?? "") : ""}
      options={objects.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onQuery(changeQuery(query, { objectId: event.target.value || null }))}
    />
  );
}
