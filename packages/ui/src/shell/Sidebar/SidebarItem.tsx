import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./SidebarItem.css.ts";

export interface SidebarItemProps {
  label: string;
  href: string;
  /** Icon, 18 px. */
  icon: ReactNode;
  /** The page shown now, or one under it. */
  active?: boolean;
  /** Why it cannot be opened; the item stays in place and says so. */
  disabledReason?: string;
  /** Red dot, and what it means, such as "No cloud account is connected". */
  dotLabel?: string;
  /** A word at the end, such as "Soon" for a page that is not there yet. */
  note?: string;
  /** Called when it is pressed, besides the navigation. */
  onSelect?: () => void;
  /** The row itself, for a hint that stands beside it. */
  rowRef?: Ref<HTMLAnchorElement>;
}

/** One row of the sidebar. */
export function SidebarItem({
  label,
  href,
  icon,
  active,
  disabledReason,
  dotLabel,
  note,
  onSelect,
  rowRef,
}: SidebarItemProps) {
  const collapsed = useShell().mode === "collapsed";
  const reasonId = useId();
  const inside = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={collapsed ? hidden : css.label} data-cut="">
        {label}
      </span>
      {note && <span className={collapsed ? hidden : css.note}>{note}</span>}
      {dotLabel && (
        <span className={css.dot}>
          <span className={hidden}>{dotLabel}</span>
        </span>
      )}
    </>
  );

  if (disabledReason) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: an anchor without href is no link; the reason must be reachable by key
      <span
        role="link"
        tabIndex={0}
        aria-disabled="true"
        aria-describedby={reasonId}
        className={cx(css.item, css.disabled)}
        data-nav-row=""
        data-tip={disabledReason}
        data-tip-name={label}
      >
        {inside}
        <span id={reasonId} className={hidden}>
          {disabledReason}
        </span>
      </span>
    );
  }
  return (
    <Link
      ref={rowRef}
      href={href}
      className={cx(css.item, active && css.active)}
      aria-current={active ? "page" : undefined}
      data-nav-row=""
      data-tip={tipOf(label, dotLabel ?? (collapsed ? note : undefined))}
      data-tip-cut={collapsed || dotLabel ? undefined : ""}
      onClick={onSelect}
    >
      {inside}
    </Link>
  );
}

/** Collapsed, the label is not to be seen, and the dot's meaning never is: both stand in the tip. */
function tipOf(label: string, dotLabel: string | undefined) {
  return dotLabel ? `${label} · ${dotLabel}` : label;
}
