import type { ScanResult } from "@candor/api/entities";
import { Checkbox } from "@candor/ui/forms";
import { SeverityGlyph } from "@candor/ui/icons";
import { hidden } from "@candor/ui/tokens";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../../platform/index.ts";
import { isEdited, type ResultGroup } from "../../results.ts";
import type { Present } from "../../types.ts";
import type { Confirming } from "../../use-confirming.ts";
import * as css from "./ResultList.css.ts";

export interface ResultListProps {
  groups: readonly ResultGroup[];
  /** The open one. */
  selected: string | null;
  /** True where it was asked for by name, so that its row is brought into view. */
  reveal: boolean;
  hrefFor: (resultId: string) => string;
  /** Names the object in each row, where the scan has several. */
  withObject: boolean;
  /** Others who have the scan open. */
  present: readonly Present[];
  /** Results that can be chosen to be confirmed; absent where none can. */
  choice?: Pick<Confirming, "open" | "chosen" | "toggle"> | undefined;
}

/** Results by outcome; each row opens one. */
export function ResultList({
  groups,
  selected,
  reveal,
  hrefFor,
  withObject,
  present,
  choice,
}: ResultListProps) {
  const { t } = useTranslation("scans");
  const { count } = useFormat();
  const open = new Set(choice?.open.map(({ id }) => id));
  const chosen = new Set(choice?.chosen.map(({ id }) => id));
  return (
    <nav aria-label={t("result.listLabel")}>
      {groups.map(({ outcome, results }) => (
        <section key={outcome} aria-labelledby={`outcome-${outcome}`}>
          <h2 className={css.group} id={`outcome-${outcome}`}>
            {t(`outcome.${outcome}`)}
            <span>{count(results.length)}</span>
          </h2>
          <ul className={css.list}>
            {results.map((result) => (
              <li key={result.id}>
                <Row
                  result={result}
                  href={hrefFor(result.id)}
                  current={result.id === selected}
                  reveal={reveal}
                  withObject={withObject}
                  here={present.filter(({ result_id }) => result_id === result.id)}
                  {...(choice && {
                    chosen: open.has(result.id) ? chosen.has(result.id) : null,
                    onChoose: () => choice.toggle(result.id),
                  })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface RowProps {
  result: ScanResult;
  href: string;
  current: boolean;
  reveal: boolean;
  withObject: boolean;
  here: readonly Present[];
  /** Null: an expert has said something of it already. */
  chosen?: boolean | null;
  onChoose?: () => void;
}

function Row({ result, href, current, reveal, withObject, here, chosen, onChoose }: RowProps) {
  const { t } = useTranslation(["scans", "common"]);
  const { text } = useFormat();
  const { Link } = usePlatform();
  const row = useRef<HTMLSpanElement>(null);

  // Stepping by key moves through rows that may be out of view.
  useEffect(() => {
    if (current && reveal) row.current?.scrollIntoView({ block: "nearest" });
  }, [current, reveal]);

  const notes = [
    result.hidden && t("result.hidden"),
    isEdited(result) && t("result.edited"),
    !isEdited(result) && result.confirmed_at !== null && t("confirming.confirmed"),
    ...here.map(({ name }) => t("present.here", { who: name })),
    withObject && result.object_name,
    text(result.category),
  ].filter((note) => note !== false);
  return (
    <span ref={row} className={onChoose ? css.choosable : css.place}>
      {onChoose && (
        <span className={css.box}>
          {chosen !== null && (
            <Checkbox
              aria-label={t("confirming.choice", { title: text(result.title) })}
              checked={chosen ?? false}
              onChange={onChoose}
            />
          )}
        </span>
      )}
      <Link href={href} className={css.row} aria-current={current ? "true" : undefined}>
        <span className={css.glyph}>
          {result.status && <SeverityGlyph status={result.status} />}
          <span className={hidden}>
            {result.status ? t(`common:status.${result.status}`) : t("outcome.not_applicable")}
          </span>
        </span>
        <span className={result.hidden ? `${css.title} ${css.dimmed}` : css.title}>{text(result.title)}</span>
        <span className={css.under}>{notes.join(" · ")}</span>
      </Link>
    </span>
  );
}
