import { ASSESSMENT_STATES, type AssessmentState } from "@candor/api/entities";
import { FilterBar } from "@candor/ui/data";
import { Button, SearchField, Select } from "@candor/ui/forms";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ScanListState, scansAddress } from "../list-state.ts";

/** Milliseconds after the last key before the server is asked. */
const SEARCH_PAUSE = 250;

export interface ScanFiltersProps {
  state: ScanListState;
  onChange: (change: Partial<ScanListState>) => void;
}

/** Search and stage over the list of scans. */
export function ScanFilters({ state, onChange }: ScanFiltersProps) {
  const { t } = useTranslation(["scans", "common"]);
  const narrowed = state.search !== "" || state.state !== null;
  return (
    <FilterBar
      search={<Search value={state.search} onChange={(search) => onChange({ search })} />}
      filters={
        <Select
          size={32}
          aria-label={t("filter.state")}
          value={state.state ?? ""}
          active={state.state !== null}
          onChange={(event) => onChange({ state: (event.target.value || null) as AssessmentState | null })}
          options={[
            { value: "", label: t("filter.allStates") },
            ...ASSESSMENT_STATES.map((value) => ({ value, label: t(`filter.stage.${value}`) })),
          ]}
        />
      }
      clear={
        narrowed && (
          <Button
            variant="quiet"
            onClick={() => onChange({ search: scansAddress.initial.search, state: null })}
          >
            {t("filter.clearAll")}
          </Button>
        )
      }
      sheet={{
        label: t("filter.state"),
        title: t("filter.state"),
        closeLabel: t("common:action.close"),
        doneLabel: t("filter.done"),
        activeCount: state.state === null ? 0 : 1,
      }}
    />
  );
}

/** Keeps what is typed, and tells of it when the typing pauses. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("scans");
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by another way: Back, or the button that clears the filters.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const tell = useEffectEvent(() => {
    setKnown(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(tell, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <SearchField
      aria-label={t("filter.search")}
      placeholder={t("filter.searchHint")}
      clearLabel={t("filter.clearSearch")}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
