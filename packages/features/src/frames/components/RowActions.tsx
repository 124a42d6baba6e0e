import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import type { RowMenuProps } from "@candor/ui/menus";
import { Ellipsis } from "lucide-react";
import { LateMenu } from "./LateMenu.tsx";

/** The `RowMenu` of a list's line, whose code is fetched when somebody goes near its button. */
export function RowActions({ label, edit, run = [], destroy = [] }: RowMenuProps) {
  return (
    <LateMenu
      trigger={<IconButton label={label} icon={<Icon of={Ellipsis} />} />}
      groups={[edit, run, destroy.map((action) => ({ ...action, destructive: true }))]}
    />
  );
}
