import { type MouseEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { Delayed } from "../../feedback/Delayed/Delayed.tsx";
import { cx } from "../../internal/cx.ts";
import { useControllable } from "../../internal/hooks/use-controllable.ts";
import { useMedia } from "../../internal/hooks/use-media.ts";
import { narrow } from "../../internal/media.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./AppShell.css.ts";
import { Drawer } from "./Drawer.tsx";
import { ShellContext, type SidebarMode } from "./ShellContext.ts";

export interface AppShellProps {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** A `TopBar`. */
  topBar: ReactNode;
  /** Text of the link that jumps over the navigation. */
  skipLabel: string;
  /** Name of the drawer that the sidebar becomes under 900 px. */
  drawerLabel: string;
  /** Sidebar 200 px wide (true) or 72 px (false), where the app remembers it. Left out, it starts at 200. */
  expanded?: boolean;
  onExpandedChange?: (expanded: boolean) => void;
  /** Drawer open; only looked at under 900 px. Left out, it starts closed. */
  drawerOpen?: boolean;
  onDrawerOpenChange?: (open: boolean) => void;
  /** Another page is on its way, and takes a while: a line under the top bar says so, and `busyLabel` if it lasts. */
  busy?: boolean;
  /** Read aloud, such as "Loading". */
  busyLabel?: string;
  /** Buttons that stay in view under the page, such as `BackToTop` and the assistant's. */
  foot?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Milliseconds that the way to another page lasts, once it is shown, before it is also read aloud. */
const SAY_AFTER_MS = 700;

/** Sidebar, top bar and page, with rules between them and no outer margin. */
export function AppShell(props: AppShellProps) {
  const { sidebar, topBar, skipLabel, drawerLabel, busy = false, busyLabel, foot, children } = props;
  const [expanded, setExpanded] = useControllable(props.expanded, true, props.onExpandedChange);
  const [drawerOpen, setDrawerOpen] = useControllable(props.drawerOpen, false, props.onDrawerOpenChange);
  const isNarrow = useMedia(narrow);
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  const mode: SidebarMode = isNarrow ? "drawer" : expanded ? "expanded" : "collapsed";
  const shell = useMemo(
    () => ({
      mode,
      drawerOpen: isNarrow && drawerOpen,
      openDrawer: () => setDrawerOpen(true),
      closeDrawer: () => setDrawerOpen(false),
      toggle: () => setExpanded(!expanded),
      busy,
    }),
    [mode, isNarrow, drawerOpen, setDrawerOpen, expanded, setExpanded, busy],
  );
  // Not by the address: that is the page's own, and may be copied.
  const skipTo = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <ShellContext value={shell}>
      <div className={cx(css.shell, css.columns[mode])}>
        <a className={css.skip} href={`#${mainId}`} onClick={skipTo}>
          {skipLabel}
        </a>
        {isNarrow ? (
          <Drawer label={drawerLabel} open={drawerOpen} onClose={shell.closeDrawer}>
            {sidebar}
          </Drawer>
        ) : (
          <div className={css.side}>{sidebar}</div>
        )}
        <div className={css.column}>
          {topBar}
          <main ref={main} id={mainId} tabIndex={-1} className={css.main} aria-busy={busy || undefined}>
            {children}
          </main>
          {foot && <div className={css.foot}>{foot}</div>}
          <div role="status" className={hidden}>
            {busy && <Delayed wait={SAY_AFTER_MS}>{busyLabel}</Delayed>}
          </div>
        </div>
      </div>
    </ShellContext>
  );
}
