import { type ReactNode, useState } from "react";
import { SegmentedControl } from "../../forms/SegmentedControl/SegmentedControl.tsx";

/** Words of the choice between a drawing of flows and its table. */
export interface FlowViewTexts {
  /** Names the choice between drawing and table; then its two options. */
  view: string;
  flow: string;
  table: string;
}

interface FlowView {
  asTable: boolean;
  /** Leads to the table from inside the drawing. */
  showTable: () => void;
  control: ReactNode;
}

/** The choice at the head of a drawing of flows. */
export function useFlowView(texts: FlowViewTexts): FlowView {
  const [view, setView] = useState<"flow" | "table">("flow");
  const control = (
    <SegmentedControl
      label={texts.view}
      onValueChange={setView}
      options={[
        { value: "flow", label: texts.flow },
        { value: "table", label: texts.table },
      ]}
      size={28}
      value={view}
    />
  );
  return { asTable: view === "table", showTable: () => setView("table"), control };
}
