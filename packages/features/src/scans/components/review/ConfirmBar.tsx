import { Button } from "@candor/ui/forms";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useSingleKeys } from "../../../platform/index.ts";
import type { Confirming } from "../../use-confirming.ts";
import * as css from "./ResultList.css.ts";

export interface ConfirmBarProps {
  confirming: Confirming;
  /** Results that ask to be looked at, looked at or not. */
  total: number;
}

/** Over the list: how many results nobody has looked at, and confirming several at once. */
export function ConfirmBar({ confirming, total }: ConfirmBarProps) {
  const { t } = useTranslation("scans");
  const { count } = useFormat();
  const [letters] = useSingleKeys();
  const { open, chosen, pending } = confirming;
  const progress = useRef<HTMLSpanElement>(null);
  // With the last result the buttons go: whoever pressed one by keyboard stays where they were, at the count.
  const buttons = useCallback((span: HTMLSpanElement) => {
    return () => {
      if (span.contains(document.activeElement)) progress.current?.focus();
    };
  }, []);
  const all = chosen.length === open.length;
  return (
    <section className={css.bar} aria-label={t("confirming.label")}>
      <span role="status" ref={progress} tabIndex={-1} className={css.progress}>
        {t("confirming.left", { count: open.length, left: count(open.length), total: count(total) })}
      </span>
      {open.length > 0 && (
        <span ref={buttons} className={css.buttons}>
          <Button
            size={24}
            variant="link"
            onClick={() => (all ? confirming.chooseNone() : confirming.chooseAll())}
          >
            {t(all ? "confirming.none" : "confirming.all", { count: open.length })}
          </Button>
          <Button
            size={24}
            loading={pending}
            aria-disabled={chosen.length === 0}
            aria-keyshortcuts={letters ? "c" : undefined}
            title={chosen.length === 0 ? t("confirming.choose") : undefined}
            onClick={() => confirming.confirm(chosen)}
          >
            {t("confirming.some", { count: chosen.length })}
          </Button>
        </span>
      )}
    </section>
  );
}
