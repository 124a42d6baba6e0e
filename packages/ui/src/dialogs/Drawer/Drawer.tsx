import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { Frame, type FrameProps } from "../Frame.tsx";
import * as css from "./Drawer.css.ts";

/** Edges a drawer comes from. */
export const drawerSides = ["end", "start"] as const;

export interface DrawerProps extends FrameProps {
  /** Edge it comes from. Default `end`. */
  side?: (typeof drawerSides)[number];
  /** At the foot, always in view. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog of the window's full height at its edge: filters on narrow screens, one thing's detail beside a list. */
export function Drawer({ side = "end", actions, children, ...frame }: DrawerProps) {
  return (
    <Frame {...frame} edge className={cx(css.drawer, css.side[side])} headClassName={css.head}>
      {(description) => (
        <>
          <div className={css.body}>
            {description}
            {children}
          </div>
          {actions && <div className={css.foot}>{actions}</div>}
        </>
      )}
    </Frame>
  );
}
