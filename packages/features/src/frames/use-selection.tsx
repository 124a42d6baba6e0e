import { type BulkAction, BulkBar } from "@candor/ui/data";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** What can be done with the chosen rows. */
export interface ListBulk {
  /** Name of a row's box. */
  rowLabel: (id: string) => string;
  /** The actions; `clear` lifts the choice when one is done. */
  actions: (chosen: ReadonlySet<string>, clear: () => void) => readonly BulkAction[];
  /** Told when rows are chosen: what the actions need may be asked for now. */
  onChoose?: () => void;
}

/** The chosen rows of a table, for as long as it shows the same: `of` says what that is. */
export function useSelection(of: string, bulk: ListBulk | undefined) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ of: string; ids: ReadonlySet<string> }>({ of, ids: new Set() });
  if (!bulk) return undefined;
  const selected = chosen.of === of ? chosen.ids : new Set<string>();
  const clear = () => setChosen({ of, ids: new Set() });
  return {
    selected,
    onChange: (ids: ReadonlySet<string>) => {
      bulk.onChoose?.();
      setChosen({ of, ids });
    },
    allLabel: t("list.selectAll"),
    rowLabel: bulk.rowLabel,
    bar: (
      <BulkBar
        text={t("list.selected", { count: selected.size })}
        actions={bulk.actions(selected, clear)}
        clearLabel={t("list.clearSelection")}
        onClear={clear}
      />
    ),
  };
}
