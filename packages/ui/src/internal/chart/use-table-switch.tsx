import { type ReactNode, useState } from "react";
import { Switch } from "../../forms/Switch/Switch.tsx";

/** The switch at the head of a chart over time that shows its table in place of the drawing. */
export function useTableSwitch(label: string): { asTable: boolean; control: ReactNode } {
  const [asTable, setAsTable] = useState(false);
  const control = (
    <Switch checked={asTable} label={label} onChange={(event) => setAsTable(event.target.checked)} />
  );
  return { asTable, control };
}
