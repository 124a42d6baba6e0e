import { type CellLabel, colorOf, type ViewColumn } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import * as css from "../EvidenceCell.css.ts";

// What they open in is fetched when it is first asked for.
const MoreLabels = lazy(() => import("./MoreLabels.tsx"));

/** Tags that stand in a cell; the others open from "+2". */
const SHOWN = 3;

export interface TagsCellProps {
  labels: readonly CellLabel[];
  column: ViewColumn;
}

/** The labels of a cell, in the colours staff gave them. A tag list has none: its values are no fixed set. */
export function TagsCell({ labels, column }: TagsCellProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [pressed, setPressed] = useState(false);
  const plain = column.type === "tag_list";
  const tag = (label: CellLabel) => (
    <Tag key={label.code} color={plain ? "gray" : (colorOf(label, column) ?? "gold")}>
      {format.text(label.text)}
    </Tag>
  );
  const rest = labels.slice(SHOWN);
  const more = (
    <button
      type="button"
      className={css.more}
      aria-label={t("moreLabels", { count: rest.length })}
      aria-haspopup="dialog"
      // Once it is a popover's trigger, that says whether it is open.
      {...(!pressed && { "aria-expanded": false })}
      onClick={() => setPressed(true)}
    >
      +{format.count(rest.length)}
    </button>
  );
  const [only] = labels;
  if (labels.length === 1 && only) return tag(only);
  return (
    <span className={css.tags}>
      {labels.slice(0, SHOWN).map(tag)}
      {rest.length > 0 &&
        (pressed ? (
          <Suspense fallback={more}>
            <MoreLabels label={format.text(column.title)} trigger={more}>
              <span className={css.tags}>{rest.map(tag)}</span>
            </MoreLabels>
          </Suspense>
        ) : (
          more
        ))}
      {rest.length > 0 && <span className={css.onPaper}>{rest.map(tag)}</span>}
    </span>
  );
}
