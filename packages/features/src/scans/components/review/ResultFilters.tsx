import { Button, Checkbox, SearchField, Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { isUnfiltered, NO_FILTER, type ResultFilter } from "../../results.ts";
import type { ScanRow } from "../../types.ts";
import * as css from "./ResultFilters.css.ts";

export interface ResultFiltersProps {
  filter: ResultFilter;
  onChange: (change: Partial<ResultFilter>) => void;
  objects: ScanRow["objects"];
  shown: number;
  total: number;
}

/** Narrows the results by text, object, and whether an expert changed them. The status is picked above. */
export function ResultFilters({ filter, onChange, objects, shown, total }: ResultFiltersProps) {
  const { t } = useTranslation("scans");
  return (
    <div className={css.filters}>
      <SearchField
        aria-label={t("result.search")}
        placeholder={t("result.searchHint")}
        clearLabel={t("filter.clearSearch")}
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      {objects.length > 1 && (
        <Select
          size={32}
          aria-label={t("result.object")}
          value={filter.objectId ?? ""}
          active={filter.objectId !== null}
          onChange={(event) => onChange({ objectId: event.target.value || null })}
          options={[
            { value: "", label: t("result.allObjects") },
            ...objects.map(({ object_id, object_name }) => ({ value: object_id, label: object_name })),
          ]}
        />
      )}
      <div className={css.line}>
        <Checkbox
          label={t("result.editedOnly")}
          checked={filter.edited}
          onChange={(event) => onChange({ edited: event.target.checked })}
        />
        <span className={css.shown} role="status">
          {t("result.shown", { shown, total })}
        </span>
        {!isUnfiltered(filter) && (
          <Button variant="quiet" size={24} onClick={() => onChange(NO_FILTER)}>
            {t("filter.clearAll")}
          </Button>
        )}
      </div>
    </div>
  );
}
