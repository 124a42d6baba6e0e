import * as Base from "@radix-ui/themes/components/dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "../internal/icons.tsx";
import { RadixScope } from "../internal/radix/RadixScope.tsx";
import { keepOpenForLists, keepOpenForNotices } from "./keep-open.ts";
import * as look from "./overlay.css.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

/** What every modal surface is given. */
export interface FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** Text under the title that describes the whole. */
  description?: ReactNode;
}

interface Look {
  /** Class of the surface. */
  className: string;
  /** Class of the line with the title and the close button. */
  headClassName: string;
  /** Marks a surface that fills the window's height: it takes no room around it. */
  edge?: boolean;
  /** What stands under the head; it draws the description it is given. */
  children: (description: ReactNode) => ReactNode;
}

/**
 * What dialogs and drawers share: modal, named by its title, the focus kept inside and given back, closed by Escape,
 * by its button and by a press outside; not by a press on a notice, nor by the Escape that closes a list inside.
 */
export function Frame(props: FrameProps & Look) {
  const { open, onOpenChange, title, closeLabel, description, className, headClassName, edge, children } =
    props;
  // Radix looks for a description unless it is told that there is none.
  const described = description ? {} : { "aria-describedby": undefined };
  const focus = useDialogFocus();
  return (
    <RadixScope>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Content
          {...described}
          {...focus}
          data-edge={edge ? "" : undefined}
          className={className}
          onInteractOutside={keepOpenForNotices}
          onEscapeKeyDown={keepOpenForLists}
        >
          <div className={headClassName}>
            <Base.Title className={look.title} size="4" mb="0" trim="normal">
              {title}
            </Base.Title>
            <Base.Close>
              <button type="button" className={look.close} aria-label={closeLabel}>
                <CloseIcon size={18} />
              </button>
            </Base.Close>
          </div>
          {children(
            description && (
              <Base.Description className={look.text} size="3">
                {description}
              </Base.Description>
            ),
          )}
        </Base.Content>
      </Base.Root>
    </RadixScope>
  );
}
