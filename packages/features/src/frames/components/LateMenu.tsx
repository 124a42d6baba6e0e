import type { MenuGroups } from "@candor/ui/menus";
import { useNotice } from "@candor/ui/notices";
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../platform/index.ts";
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
  const { t } = useTranslation("message");
  const { show } = useNotice();
  const [pressed, setPressed] = useState(false);
  // What does not arrive is told of once it is asked for.
  const near = () => void load().catch(() => {});
  const button = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": pressed,
    onPointerEnter: near,
    onFocus: near,
    onClick: () => setPressed(true),
    onKeyDown: (event: KeyboardEvent) => event.key === "ArrowDown" && setPressed(true),
  });
  if (!pressed) return button;
  return (
    <Suspense fallback={button}>
      <PressedMenu
        trigger={trigger}
        groups={groups}
        onMissing={() => {
          setPressed(false);
          show({ kind: "error", text: t("common.no_connection") });
        }}
      />
    </Suspense>
  );
}
