import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { CollapseIcon, ExpandIcon } from "../../internal/icons.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import { LogoRow, type LogoRowProps } from "./LogoRow.tsx";
import * as css from "./Sidebar.css.ts";
import { SidebarItem, type SidebarItemProps } from "./SidebarItem.tsx";
import { SidebarTip, useTip } from "./SidebarTip.tsx";

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
  const tip = useTip();
  const collapsed = mode === "collapsed";
  const { company, groups, bottom = [] } = props;
  const item = (entry: SidebarItemProps) => (
    <li key={entry.href}>
      <SidebarItem {...entry} />
    </li>
  );

  return (
    <nav
      aria-label={props.label}
      className={cx(css.sidebar, css.mode[mode], props.dense && mode !== "drawer" && css.dense)}
      {...tip.handlers}
    >
      <LogoRow {...props} />
      <div className={css.scroll}>
        {company && (
          <div className={css.company} data-tip={collapsed ? company.name : undefined} title={company.name}>
            {company.logo}
            {!collapsed && <span className={css.companyName}>{company.name}</span>}
          </div>
        )}
        {groups.map((group) => (
          <div key={group.id} className={css.group}>
            <div className={collapsed ? css.groupRule : css.heading} id={`nav-${group.id}`}>
              <span className={collapsed ? css.hidden : undefined}>{group.label}</span>
            </div>
            <ul aria-labelledby={`nav-${group.id}`}>{group.items.map(item)}</ul>
          </div>
        ))}
        {bottom.length > 0 && <ul className={css.bottom}>{bottom.map(item)}</ul>}
      </div>
      {mode !== "drawer" && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={!collapsed}
          data-tip={collapsed ? props.expandLabel : undefined}
          onClick={toggle}
        >
          {collapsed ? <ExpandIcon size={18} /> : <CollapseIcon size={18} />}
          <span className={collapsed ? css.hidden : undefined}>
            {collapsed ? props.expandLabel : props.collapseLabel}
          </span>
        </button>
      )}
      <SidebarTip {...tip.state} />
    </nav>
  );
}
