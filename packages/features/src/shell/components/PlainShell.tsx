import type { CurrentUser } from "@candor/api/entities";
import { LogoMark } from "@candor/ui/icons";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Screen } from "../../navigation/index.ts";
import { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
import { Connection } from "./Connection.tsx";
import * as css from "./PlainShell.css.ts";

export interface PlainShellProps extends Pick<AccountMenuProps, "onLanguage" | "onLogOut"> {
  user: CurrentUser;
  /** The screen that is open. */
  current: Screen | undefined;
  /** Names the document after the page. */
  onTitle: (title: string) => void;
  children: ReactNode;
}

/** A page without sidebar and top bar: the product's name, and one's own menu with the way out. */
export function PlainShell({ user, current, onTitle, onLanguage, onLogOut, children }: PlainShellProps) {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const name = current && t(`screen.${current.id}`);
  useEffect(
    () => onTitle(name ? `${name} · ${common("appName")}` : common("appName")),
    [onTitle, name, common],
  );
  return (
    <>
      <Connection place="top" />
      <header className={css.bar}>
        <span className={css.name}>
          <LogoMark size={28} />
          {common("appName")}
        </span>
        <AccountMenu user={user} current={current} onLanguage={onLanguage} onLogOut={onLogOut} />
      </header>
      <main tabIndex={-1} className={css.page}>
        {children}
      </main>
    </>
  );
}
