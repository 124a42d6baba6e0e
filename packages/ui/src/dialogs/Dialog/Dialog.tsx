import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { Frame, type FrameProps } from "../Frame.tsx";
import * as look from "../overlay.css.ts";
import * as css from "./Dialog.css.ts";

/** Widths in px: confirm, form, content. */
export const dialogWidths = [424, 600, 1040] as const;

export interface DialogProps extends FrameProps {
  /** Default 600. */
  width?: (typeof dialogWidths)[number];
  /** Buttons at the foot, primary last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog: keeps the focus, closes on Escape, on its close button and on a press outside. */
export function Dialog({ width = 600, actions, children, ...frame }: DialogProps) {
  return (
    <Frame {...frame} className={cx(look.panel, css.width[width])} headClassName={look.head}>
      {(description) => (
        <>
          {description}
          {children}
          {actions && <div className={look.actions}>{actions}</div>}
        </>
      )}
    </Frame>
  );
}
