import * as Base from "@radix-ui/themes/components/dialog";
import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { CloseIcon } from "../../internal/icons.tsx";
import { RadixScope } from "../../internal/RadixScope.tsx";
import { keepOpenForNotices } from "../keep-open.ts";
import * as look from "../overlay.css.ts";
import { useDialogFocus } from "../use-dialog-focus.ts";
import * as css from "./Dialog.css.ts";

/** Widths in px: confirm, form, content. */
export const dialogWidths = [424, 600, 1040] as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** Default 600. */
  width?: (typeof dialogWidths)[number];
  /** Text under the title that describes the whole. */
  description?: ReactNode;
  /** Buttons at the foot, primary last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog: keeps the focus, closes on Escape, on its close button and on a press outside. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, width = 600, description, actions, children } = props;
  // Radix looks for a description unless it is told that there is none.
  const described = description ? {} : { "aria-describedby": undefined };
  const focus = useDialogFocus();
  return (
    <RadixScope>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Content
          {...described}
          className={cx(look.panel, css.width[width])}
          {...focus}
          onInteractOutside={keepOpenForNotices}
        >
          <div className={look.head}>
            <Base.Title className={look.title} size="4" mb="0" trim="normal">
              {title}
            </Base.Title>
            <Base.Close>
              <button type="button" className={look.close} aria-label={closeLabel}>
                <CloseIcon size={18} />
              </button>
            </Base.Close>
          </div>
          {description && (
            <Base.Description className={look.text} size="3">
              {description}
            </Base.Description>
          )}
          {children}
          {actions && <div className={look.actions}>{actions}</div>}
        </Base.Content>
      </Base.Root>
    </RadixScope>
  );
}
