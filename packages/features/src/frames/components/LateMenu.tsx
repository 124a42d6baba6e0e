import type { MenuGroups } from "@candor/ui/menus";
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense } from "react";
import { lazyPart, useLatePress } from "../../platform/index.ts";
import type { PressedMenuProps } from "./PressedMenu.tsx";

const load = () => import("./PressedMenu.tsx");
const PressedMenu = lazyPart<PressedMenuProps>([], load);

type Trigger = ReactElement<ComponentProps<"button">>;

export interface LateMenuProps {
  /** The button that opens the menu. */
  trigger: Trigger;
  groups: MenuGroups;
}

/** A menu at the end of a list's line whose code is fetched when somebody goes near its button. */
export function LateMenu({ trigger, groups }: LateMenuProps) {
  return (
    <LateTrigger trigger={trigger} load={load}>
      {(onMissing) => <PressedMenu trigger={trigger} groups={groups} onMissing={onMissing} />}
    </LateTrigger>
  );
}

export interface LateTriggerProps {
  trigger: Trigger;
  /** Fetches the code of the menu. */
  load: () => Promise<unknown>;
  /** The menu with the same button, open from the start. */
  children: (onMissing: () => void) => ReactNode;
}

/** The button of a menu whose code, what it offers included, is fetched when somebody goes near it. */
export function LateTrigger({ trigger, load: fetch, children }: LateTriggerProps) {
  const late = useLatePress(fetch);
  const button = cloneElement(trigger, { "aria-haspopup": "menu", ...late.trigger });
  if (!late.pressed) return button;
  return <Suspense fallback={button}>{children(late.onMissing)}</Suspense>;
}
