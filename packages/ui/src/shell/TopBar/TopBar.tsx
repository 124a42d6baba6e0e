import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { BackIcon, MenuIcon } from "../../internal/icons.tsx";
import { Link } from "../../internal/Link.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import * as css from "./TopBar.css.ts";

/** Back leads to an address, or calls back where the history decides. */
export type BackTarget = { label: string } & (
  | { href: string; onClick?: () => void }
  | { href?: undefined; onClick: () => void }
);

export interface TopBarProps extends Omit<ComponentProps<"header">, "title" | "children"> {
  /** Name of the button that opens the drawer under 900 px. */
  menuLabel: string;
  title?: ReactNode;
  subtitle?: ReactNode;
  back?: BackTarget;
  /** After the title: selectors, compare. */
  start?: ReactNode;
  /** At the end: banner, help, user. */
  end?: ReactNode;
}

/** The bar over the page, 64 px. */
export function TopBar({ menuLabel, title, subtitle, back, start, end, className, ...rest }: TopBarProps) {
  const { mode, drawerOpen, openDrawer } = useShell();
  return (
    <header {...rest} className={cx(css.bar, className)}>
      {mode === "drawer" && (
        <button
          type="button"
          className={css.menu}
          aria-label={menuLabel}
          aria-expanded={drawerOpen}
          onClick={openDrawer}
        >
          <MenuIcon size={20} />
        </button>
      )}
      {back && <Back {...back} />}
      {title && (
        <div className={css.titles}>
          <div className={css.title}>{title}</div>
          {subtitle && <div className={css.subtitle}>{subtitle}</div>}
        </div>
      )}
      {start && <div className={cx(css.slot, css.start)}>{start}</div>}
      {end && <div className={cx(css.slot, css.end)}>{end}</div>}
    </header>
  );
}

function Back({ label, href, onClick }: BackTarget) {
  const shared = { className: css.back, "aria-label": label, title: label, onClick };
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        <BackIcon size={18} />
      </button>
    );
  }
  return (
    <Link href={href} {...shared}>
      <BackIcon size={18} />
    </Link>
  );
}
