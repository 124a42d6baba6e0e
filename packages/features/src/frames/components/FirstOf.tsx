import { Button } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./frames.css.ts";

export interface FirstOfProps<T> {
  /** The most important or the newest first. */
  all: readonly T[];
  /** How many are shown until all are asked for. */
  first: number;
  /** What stands around it has no margin at its sides: the button gets one. */
  flush?: boolean;
  children: (shown: readonly T[]) => ReactNode;
}

/** The first of a long list, and a button that shows the rest and puts it away. */
export function FirstOf<T>({ all, first, flush = false, children }: FirstOfProps<T>) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  if (all.length <= first) return children(all);
  return (
    <>
      {children(whole ? all : all.slice(0, first))}
      <div className={flush ? css.moreFlush : css.more}>
        <Button size={24} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t("list.showFewer") : t("list.showAll", { count: all.length })}
        </Button>
      </div>
    </>
  );
}
