import { Checkbox } from "../../../forms/Checkbox/Checkbox.tsx";
import type { TableSelection } from "../columns.ts";

interface SelectAllProps {
  selection: TableSelection;
  /** The rows the box stands for. */
  rows: ReadonlyArray<{ id: string }>;
}

/** The box that chooses every row shown, or none of them. Rows of other pages keep their choice. */
export function SelectAll({ selection, rows }: SelectAllProps) {
  const { selected, onChange, allLabel } = selection;
  const count = selected.size === 0 ? 0 : rows.reduce((sum, { id }) => sum + (selected.has(id) ? 1 : 0), 0);
  const all = count > 0 && count === rows.length;
  const toggle = () => {
    const next = new Set(selected);
    for (const { id } of rows) {
      if (all) next.delete(id);
      else next.add(id);
    }
    onChange(next);
  };
  return <Checkbox aria-label={allLabel} checked={all} indeterminate={count > 0 && !all} onChange={toggle} />;
}
