import { type BulkAction, BulkBar } from "@candor/ui/data";
import { type RefObject, useCallback, useState } from "react";
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

export interface Selectable {
  /** What the table shows: with anything else, nothing is chosen. */
  of: string;
  /** Rows that are there: one that is gone is chosen no more. */
  ids: readonly string[];
  /** Has the focus when the choice is lifted, and with it the bar; else the page has it. */
  place?: RefObject<HTMLElement | null>;
}

/** The chosen rows of a table, for as long as it shows the same. */
export function useSelection({ of, ids: there, place }: Selectable, bulk: ListBulk | undefined) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ of: string; ids: ReadonlySet<string> }>({ of, ids: new Set() });
  // A dialog that the bar opened goes in the same moment, and gives the focus back to a button that is gone.
  const bar = useCallback(
    (element: HTMLElement | null) => () => {
      const page = element?.closest("main");
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === document.body || activeElement === page)
          (place?.current ?? page)?.focus({ preventScroll: true });
      });
    },
    [place],
  );
  if (!bulk) return undefined;
  const selected = new Set(chosen.of === of ? there.filter((id) => chosen.ids.has(id)) : []);
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
        ref={bar}
        text={t("list.selected", { count: selected.size })}
        actions={bulk.actions(selected, clear)}
        clearLabel={t("list.clearSelection")}
        onClear={clear}
      />
    ),
  };
}
