import { type CellLabel, colorOf, type ViewColumn } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Formatters, useFormat } from "../../../platform/index.ts";
import { lazyOr } from "../../lazy-or.tsx";
import * as css from "../EvidenceCell.css.ts";

// What they open in is fetched when it is first asked for.
const MoreLabels = lazyOr(
  () => import("./MoreLabels.tsx"),
  ({ children }) => children,
);

/** Tags that stand in a cell; the others open from "+2". */
export const SHOWN = 3;

export interface TagsCellProps {
  labels: readonly CellLabel[];
  column: ViewColumn;
}

/**
 * The labels of a cell, in the colours staff gave them. A tag list has none: its values are no fixed set. Called, not
 * a component.
 */
export function tagsCell({ labels, column }: TagsCellProps, format: Formatters): ReactNode {
  const [only] = labels;
  if (labels.length === 1 && only) return tag(only, column, format);
  return (
    <span className={css.tags}>
      {labels.slice(0, SHOWN).map((label) => tag(label, column, format))}
      {labels.length > SHOWN && <OtherTags labels={labels.slice(SHOWN)} column={column} />}
    </span>
  );
}

const tag = (label: CellLabel, column: ViewColumn, format: Formatters) => (
  <Tag key={label.code} color={column.type === "tag_list" ? "gray" : (colorOf(label, column) ?? "gold")}>
    {format.text(label.text)}
  </Tag>
);

function OtherTags({ labels, column }: TagsCellProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [pressed, setPressed] = useState(false);
  const tags = labels.map((label) => tag(label, column, format));
  const more = (
    <button
      type="button"
      className={css.more}
      aria-label={t("moreLabels", { count: labels.length })}
      aria-haspopup="dialog"
      // Once it is a popover's trigger, that says whether it is open.
      {...(!pressed && { "aria-expanded": false })}
      onClick={() => setPressed(true)}
    >
      +{format.count(labels.length)}
    </button>
  );
  return (
    <>
      {pressed ? (
        <Suspense fallback={more}>
          <MoreLabels label={format.text(column.title)} trigger={more}>
            <span className={css.tags}>{tags}</span>
          </MoreLabels>
        </Suspense>
      ) : (
        more
      )}
      <span className={css.onPaper}>{tags}</span>
    </>
  );
}
