import { Menu, type MenuProps } from "@candor/ui/menus";
import { useState } from "react";
import type { Arriving } from "../../platform/index.ts";

export interface PressedMenuProps extends Pick<MenuProps, "trigger" | "groups">, Arriving {}

/** A menu whose button has been pressed: open from the start. */
export default function PressedMenu({ trigger, groups }: PressedMenuProps) {
  const [open, setOpen] = useState(true);
  return <Menu align="end" open={open} onOpenChange={setOpen} trigger={trigger} groups={groups} />;
}
