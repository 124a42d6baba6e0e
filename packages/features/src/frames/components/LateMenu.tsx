import type { MenuGroups } from "@candor/ui/menus";
import { type ComponentProps, cloneElement, type ReactElement, Suspense } from "react";
import { lazyPart, useLatePress } from "../../platform/index.ts";
import type { PressedMenuProps } from "./PressedMenu.tsx";

const load = () => import("./PressedMenu.tsx");
const PressedMenu = lazyPart<PressedMenuProps>([], load);

export interface LateMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<"button">>;
  groups: MenuGroups;
}

/** A menu at the end of a list's line whose code is fetched when somebody goes near its button. */
export function LateMenu({ trigger, groups }: LateMenuProps) {
  const late = useLatePress(load);
  const button = cloneElement(trigger, { "aria-haspopup": "menu", ...late.trigger });
  if (!late.pressed) return button;
  return (
    <Suspense fallback={button}>
      <PressedMenu trigger={trigger} groups={groups} onMissing={late.onMissing} />
    </Suspense>
  );
}
