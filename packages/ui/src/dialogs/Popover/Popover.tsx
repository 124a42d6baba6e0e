import * as Base from "@radix-ui/themes/components/popover";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { RadixScope } from "../../internal/radix/RadixScope.tsx";
import { keepOpenForNotices } from "../keep-open.ts";
import * as css from "./Popover.css.ts";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the popover. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default `start`. */
  align?: "start" | "center" | "end";
  /** Class of the surface. */
  className?: string;
  children: ReactNode;
}

/** A small surface beside the button that opened it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = "start",
  className,
  children,
}: PopoverProps) {
  return (
    <RadixScope>
      <Base.Root open={open} onOpenChange={onOpenChange}>
        <Base.Trigger>{trigger}</Base.Trigger>
        <Base.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          className={cx(css.surface, className)}
          onInteractOutside={keepOpenForNotices}
        >
          {children}
        </Base.Content>
      </Base.Root>
    </RadixScope>
  );
}
