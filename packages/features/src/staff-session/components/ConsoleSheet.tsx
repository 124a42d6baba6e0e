import { TitleBar } from "@candor/ui/shell";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Connection, TitlePlace, titlesOf, useGivenHead, useWayBack } from "../../shell/index.ts";
import type { ConsoleScreen } from "../screens.ts";
import * as css from "./ConsoleSheet.css.ts";

export interface ConsoleSheetProps {
  /** The screen shown now. */
  current: ConsoleScreen;
  children: ReactNode;
}

/** A page outside the console's shell, such as a report that is read or printed by itself: its title and the way back. */
export function ConsoleSheet({ current, children }: ConsoleSheetProps) {
  const { t } = useTranslation("staff-session");
  const head = useGivenHead();
  const back = useWayBack(head.backHref, head.backLabel);
  const { title, named } = titlesOf(head, t(`screen.${current.id}`));
  useEffect(() => {
    document.title = t("documentTitle", { title: named });
  }, [named, t]);
  return (
    <>
      <Connection place="top" />
      <header className={css.bar}>
        <TitleBar title={title} subtitle={head.subtitle} back={back} />
      </header>
      <main tabIndex={-1} className={css.page}>
        <TitlePlace value="bar">{children}</TitlePlace>
      </main>
    </>
  );
}
