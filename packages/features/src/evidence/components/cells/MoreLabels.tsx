import { Popover } from "@candor/ui/dialogs";
import { type ReactElement, type ReactNode, useState } from "react";

export interface MoreLabelsProps {
  label: string;
  /** The button that was pressed. */
  trigger: ReactElement;
  children: ReactNode;
}

/** The labels that have no place in a cell. */
export default function MoreLabels(props: MoreLabelsProps) {
  const [open, onOpenChange] = useState(true);
  return <Popover {...props} open={open} onOpenChange={onOpenChange} />;
}
