import * as Base from "@radix-ui/themes/components/dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "../../internal/icons.tsx";
import { RadixScope } from "../../internal/RadixScope.tsx";
import { keepOpenForNotices } from "../keep-open.ts";
import * as look from "../overlay.css.ts";
import { useDialogFocus } from "../use-dialog-focus.ts";
import * as css from "./Sheet.css.ts";

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** At the foot, always in view. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog of the window's full height, for filters on narrow screens. */
export function Sheet({ open, onOpenChange, title, closeLabel, actions, children }: SheetProps) {
  const focus = useDialogFocus();
  return (
    <RadixScope>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Content
          aria-describedby={undefined}
          data-sheet=""
          className={css.sheet}
          {...focus}
          onInteractOutside={keepOpenForNotices}
        >
          <div className={css.head}>
            <Base.Title className={look.title} size="4" mb="0" trim="normal">
              {title}
            </Base.Title>
            <Base.Close>
              <button type="button" className={look.close} aria-label={closeLabel}>
                <CloseIcon size={20} />
              </button>
            </Base.Close>
          </div>
          <div className={css.body}>{children}</div>
          {actions && <div className={css.foot}>{actions}</div>}
        </Base.Content>
      </Base.Root>
    </RadixScope>
  );
}
