import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useMore } from "../../internal/hooks/use-more.ts";
import { CollapseIcon, ExpandIcon } from "../../internal/icons.tsx";
import { SHADE } from "../../internal/shade.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { useShell } from "../AppShell/ShellContext.ts";
import { CompanyRow } from "./CompanyRow.tsx";
import { LogoRow, type LogoRowProps } from "./LogoRow.tsx";
import { dense, mode as modes } from "./mode.css.ts";
import { moveInNav } from "./move-in-nav.ts";
import * as css from "./Sidebar.css.ts";
import { SidebarItem, type SidebarItemProps } from "./SidebarItem.tsx";

export interface SidebarGroup {
  id: string;
  /** Heading; in the narrow form a rule stands in its place. */
  label: string;
  items: ReadonlyArray<SidebarItemProps>;
}

export interface SidebarProps extends LogoRowProps {
  /** Name of the navigation for assistive technology. */
  label: string;
  /** The customer's company: its logo, 24 px, and name. */
  company?: { logo: ReactNode; name: string };
  groups: ReadonlyArray<SidebarGroup>;
  /** Items above the toggle. */
  bottom?: ReadonlyArray<SidebarItemProps>;
  /** Row height 32 instead of 34, for long lists. */
  dense?: boolean;
  collapseLabel: string;
  expandLabel: string;
}

/** The navigation: 200 px, 72 px with tooltips, or inside the drawer. */
export function Sidebar(props: SidebarProps) {
  const { mode, toggle } = useShell();
  const collapsed = mode === "collapsed";
  const { company, groups, bottom = [] } = props;
  const rows = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  useMore(rows, "block");

  // The rows scroll where the window is low: the one that stands for the page is among those seen. Not by
  // scrollIntoView: Chromium then lets the tab key begin there, past the link that skips the navigation.
  useEffect(() => {
    const row = rows.current?.querySelector("[aria-current]") ?? null;
    if (rows.current && row && row !== shown.current) {
      const place = rows.current.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      // Clear of the shades at either edge.
      rows.current.scrollTop +=
        Math.max(0, bottom + SHADE - place.bottom) + Math.min(0, top - SHADE - place.top);
    }
    shown.current = row;
  });

  const item = (entry: SidebarItemProps) => (
    <li key={entry.href}>
      <SidebarItem {...entry} />
    </li>
  );

  return (
    <nav
      aria-label={props.label}
      className={cx(css.sidebar, modes[mode], props.dense && mode !== "drawer" && dense)}
      data-tip-side="end"
      onKeyDown={moveInNav}
    >
      <LogoRow {...props} />
      <div ref={rows} className={css.scroll}>
        {company && <CompanyRow {...company} edit={mode === "drawer" ? props.preview : undefined} />}
        {groups.map((group) => (
          <div key={group.id} className={css.group}>
            <div className={collapsed ? css.groupRule : css.heading} id={`nav-${group.id}`}>
              <span className={collapsed ? hidden : undefined}>{group.label}</span>
            </div>
            <ul aria-labelledby={`nav-${group.id}`}>{group.items.map(item)}</ul>
          </div>
        ))}
        {bottom.length > 0 && <ul className={css.bottom}>{bottom.map(item)}</ul>}
      </div>
      {mode !== "drawer" && (
        <button
          type="button"
          data-nav-row=""
          className={css.toggle}
          aria-expanded={!collapsed}
          data-tip={collapsed ? props.expandLabel : undefined}
          onClick={toggle}
        >
          {collapsed ? <ExpandIcon size={18} /> : <CollapseIcon size={18} />}
          <span className={collapsed ? hidden : undefined}>
            {collapsed ? props.expandLabel : props.collapseLabel}
          </span>
        </button>
      )}
    </nav>
  );
}
