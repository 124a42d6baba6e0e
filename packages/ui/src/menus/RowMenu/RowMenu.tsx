import { Ellipsis } from "lucide-react";
import { IconButton } from "../../forms/IconButton/IconButton.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import type { MenuAction } from "../entries.ts";
import { Menu } from "../Menu/Menu.tsx";

export interface RowMenuProps {
  /** Name of the button, with the row's own name: "Actions for S-20416". */
  label: string;
  /** Looking and editing. */
  edit: readonly MenuAction[];
  /** What changes or repeats the whole. */
  run?: readonly MenuAction[];
  /** What cannot be taken back: last, in the colour of danger. */
  destroy?: readonly MenuAction[];
}

/** The menu at the end of a table row: three groups, destructive last. */
export function RowMenu({ label, edit, run = [], destroy = [] }: RowMenuProps) {
  return (
    <Menu
      align="end"
      trigger={<IconButton label={label} icon={<Icon of={Ellipsis} />} />}
      groups={[edit, run, destroy.map((action) => ({ ...action, destructive: true }))]}
    />
  );
}
