import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { EyeOffIcon, MenuIcon } from "../../internal/icons.tsx";
import { useShell } from "../AppShell/ShellContext.ts";
import type { BackTarget } from "../TitleBar/BackButton.tsx";
import { TitleBar } from "../TitleBar/TitleBar.tsx";
import * as css from "./TopBar.css.ts";

export interface TopBarProps extends Omit<ComponentProps<"header">, "title" | "children"> {
  /** Name of the button that opens the drawer under 900 px. */
  menuLabel: string;
  /** A company's own logo, at most 32 px high. */
  logo?: ReactNode;
  title?: ReactNode;
  subtitle?: ReactNode;
  back?: BackTarget;
  /** An `AppSelector`. */
  appSelector?: ReactNode;
  /** A `ScanTimePicker`. */
  scanTime?: ReactNode;
  /** After the selectors: the page's own buttons. */
  start?: ReactNode;
  /** Red text for people who may only review, such as "Internal review only". Goes under the bar when that is narrow. */
  banner?: ReactNode;
  /** An `EnvironmentBadge`. */
  environment?: ReactNode;
  /** A `HelpMenu`. */
  help?: ReactNode;
  /** A `UserMenu`. */
  user?: ReactNode;
  /** At the end, before environment, help and user. */
  end?: ReactNode;
}

/**
 * The bar over the page, 64 px. When it is narrow the selectors' key words go first, then the subtitle; on a phone the
 * logo goes and the assessment has a line of its own.
 */
export function TopBar(props: TopBarProps) {
  const { menuLabel, logo, title, subtitle, back, appSelector, scanTime, start, ...more } = props;
  const { banner, environment, help, user, end, className, ...rest } = more;
  const { mode, drawerOpen, openDrawer, busy } = useShell();
  return (
    <header {...rest} className={cx(css.bar, className)}>
      <div className={css.row}>
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
        {logo && <div className={css.logo}>{logo}</div>}
        {title ? (
          <TitleBar className={css.title} title={title} subtitle={subtitle} back={back} />
        ) : (
          back && <TitleBar title="" back={back} />
        )}
        <Slot className={css.start} parts={[appSelector]} />
        <Slot className={css.scan} parts={[scanTime]} />
        <Slot className={css.start} parts={[start]} />
        {banner && <Banner className={css.inRow}>{banner}</Banner>}
        <Slot className={css.end} parts={[end, environment, help, user]} />
      </div>
      {banner && <Banner className={css.underRow}>{banner}</Banner>}
      {busy && <div className={css.busy} />}
    </header>
  );
}

/** Parts side by side; nothing where there are none. */
function Slot({ className, parts }: { className: string; parts: readonly ReactNode[] }) {
  const [first, second, third, fourth] = parts;
  if (!parts.some(Boolean)) return null;
  return (
    <div className={cx(css.slot, className)}>
      {first}
      {second}
      {third}
      {fourth}
    </div>
  );
}

function Banner({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={cx(css.banner, className)}>
      <EyeOffIcon size={16} />
      <span className={css.bannerText}>{children}</span>
    </div>
  );
}
