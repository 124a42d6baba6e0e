import { LinkProvider } from "@candor/ui/shell";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Screen } from "../../navigation/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { Connection } from "./Connection.tsx";

export interface PlainShellProps {
  /** The screen that is open. */
  current: Screen | undefined;
  /** Names the document after the page. */
  onTitle: (title: string) => void;
  children: ReactNode;
}

/** A page without sidebar and top bar. */
export function PlainShell({ current, onTitle, children }: PlainShellProps) {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const { Link } = usePlatform();
  const name = current && t(`screen.${current.id}`);
  useEffect(
    () => onTitle(name ? `${name} · ${common("appName")}` : common("appName")),
    [onTitle, name, common],
  );
  return (
    <LinkProvider component={Link}>
      <Connection place="top" />
      <main tabIndex={-1}>{children}</main>
    </LinkProvider>
  );
}
