import { type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import { Link } from "../../internal/Link.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./Sidebar.css.ts";

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
  /** Called when it is pressed, besides the navigation. */
  onSelect?: () => void;
}

/** One row of the sidebar. */
export function SidebarItem({
  label,
  href,
  icon,
  active,
  disabledReason,
  dotLabel,
  onSelect,
}: SidebarItemProps) {
  const collapsed = useShell().mode === "collapsed";
  const reasonId = useId();
  const inside = (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={collapsed ? css.hidden : css.label}>{label}</span>
      {dotLabel && (
        <span className={css.dot}>
          <span className={css.hidden}>{dotLabel}</span>
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
        data-tip={disabledReason}
      >
        {inside}
        <span id={reasonId} className={css.hidden}>
          {disabledReason}
        </span>
      </span>
    );
  }
  return (
    <Link
      href={href}
      className={cx(css.item, active && css.active)}
      aria-current={active ? "page" : undefined}
      data-tip={collapsed ? label : undefined}
      onClick={onSelect}
    >
      {inside}
    </Link>
  );
}
