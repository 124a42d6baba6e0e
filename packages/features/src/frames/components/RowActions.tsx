import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import type { RowMenuProps } from "@candor/ui/menus";
import { Ellipsis } from "lucide-react";
import { leavesFocusToPage } from "../../platform/index.ts";
import * as css from "./frames.css.ts";
import { LateMenu } from "./LateMenu.tsx";

/** The `RowMenu` of a list's line, whose code is fetched when somebody goes near its button. It may take the line away. */
export function RowActions({ label, edit, run = [], destroy = [] }: RowMenuProps) {
  return (
    <span ref={leavesFocusToPage} className={css.menu}>
      <LateMenu
        trigger={<IconButton label={label} icon={<Icon of={Ellipsis} />} />}
        groups={[edit, run, destroy.map((action) => ({ ...action, destructive: true }))]}
      />
    </span>
  );
}
