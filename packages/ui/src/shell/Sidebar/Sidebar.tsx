import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { CloseIcon, CollapseIcon, ExpandIcon } from "../../internal/icons.tsx";
import { Link } from "../../internal/Link.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./Sidebar.css.ts";
import { SidebarItem, type SidebarItemProps } from "./SidebarItem.tsx";
import { SidebarTip, useTip } from "./SidebarTip.tsx";

export interface SidebarGroup {
  id: string;
  /** Heading; in the narrow form a rule stands in its place. */
  label: string;
  items: ReadonlyArray<SidebarItemProps>;
}

export interface SidebarProps {
  /** Name of the navigation for assistive technology. */
  label: string;
  /** The mark, 26 px; stands alone in the narrow form. */
  mark: ReactNode;
  /** The product's name beside the mark. */
  wordmark: ReactNode;
  /** Where the mark leads. */
  homeHref: string;
  /** Name of that link. */
  homeLabel: string;
  /** Word at the end of the logo row, such as the staff console's tag. */
  tag?: ReactNode;
  /** The customer's company: its logo, 24 px, and name. */
  company?: { logo: ReactNode; name: string };
  groups: ReadonlyArray<SidebarGroup>;
  /** Items above the toggle. */
  bottom?: ReadonlyArray<SidebarItemProps>;
  /** Row height 32 instead of 34, for long lists. */
  dense?: boolean;
  collapseLabel: string;
  expandLabel: string;
  /** Name of the button that closes the drawer. */
  closeLabel: string;
}

/** The navigation: 200 px, 72 px with tooltips, or inside the drawer. */
export function Sidebar(props: SidebarProps) {
  const { mode, closeDrawer, toggle } = useShell();
  const tip = useTip();
  const collapsed = mode === "collapsed";
  const { company, groups, bottom = [], tag } = props;
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
      <div className={css.logoRow}>
        <Link href={props.homeHref} className={css.home} aria-label={props.homeLabel}>
          {props.mark}
          {!collapsed && <span className={css.wordmark}>{props.wordmark}</span>}
        </Link>
        {!collapsed && tag && <span className={css.tag}>{tag}</span>}
        {mode === "drawer" && (
          <button type="button" className={css.close} aria-label={props.closeLabel} onClick={closeDrawer}>
            <CloseIcon size={20} />
          </button>
        )}
      </div>
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
