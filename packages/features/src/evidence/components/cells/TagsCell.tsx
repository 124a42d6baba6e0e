import { type CellLabel, colorOf, type ViewColumn } from "@candor/api/entities";
import { Tag } from "@candor/ui/badges";
import { Popover } from "@candor/ui/dialogs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import * as css from "../EvidenceCell.css.ts";

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
  const plain = column.type === "tag_list";
  const tag = (label: CellLabel) => (
    <Tag key={label.code} color={plain ? "gray" : (colorOf(label, column) ?? "gold")}>
      {format.text(label.text)}
    </Tag>
  );
  const rest = labels.slice(SHOWN);
  const [only] = labels;
  if (labels.length === 1 && only) return tag(only);
  return (
    <span className={css.tags}>
      {labels.slice(0, SHOWN).map(tag)}
      {rest.length > 0 && (
        <Popover
          label={format.text(column.title)}
          trigger={
            <button type="button" className={css.more} aria-label={t("moreLabels", { count: rest.length })}>
              +{format.count(rest.length)}
            </button>
          }
        >
          <span className={css.tags}>{rest.map(tag)}</span>
        </Popover>
      )}
    </span>
  );
}
