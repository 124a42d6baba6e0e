import { COLUMN_POSITIONS, type EvidenceTableConfig } from "@candor/api/entities";
import { Checkbox, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { editorCss } from "../../config-editor/index.ts";
import { type Column, withColumn } from "../config.ts";
import * as css from "./columns.css.ts";

/** The layout as it is next. */
export type ConfigChange = (config: EvidenceTableConfig) => EvidenceTableConfig;

export interface ColumnLineProps {
  at: number;
  column: Column;
  name: string;
  last: boolean;
  /** A field of it is wrong. */
  faulty: boolean;
  open: boolean;
  /** The functions stay the same between renders. */
  onOpen: (at: number) => void;
  onChange: (change: ConfigChange) => void;
  onMove: (at: number, by: 1 | -1) => void;
}

function Line({ at, column, name, last, faulty, open, onOpen, onChange, onMove }: ColumnLineProps) {
  const { t } = useTranslation("evidence-tables");
  return (
    <div className={css.columnLine}>
      <button type="button" className={css.columnName} aria-expanded={open} onClick={() => onOpen(at)}>
        <b>{name}</b> <code>{column.key}</code>
        {faulty && <span className={css.fault}>{t("columns.fault")}</span>}
      </button>
      <span className={editorCss.quiet}>{t(`type.${column.type}`)}</span>
      <fieldset className={css.positions} aria-label={t("columns.positions", { name })}>
        {COLUMN_POSITIONS.map((position) => (
          <Checkbox
            key={position}
            label={t(`columns.${position}`)}
            checked={column.positions.includes(position)}
            onChange={({ target }) => {
              const positions = COLUMN_POSITIONS.filter((one) =>
                one === position ? target.checked : column.positions.includes(one),
              );
              onChange((config) => withColumn(config, at, { ...column, positions }));
            }}
          />
        ))}
      </fieldset>
      <IconButton
        icon={<Icon of={ArrowUp} />}
        label={t("columns.up", { name })}
        aria-disabled={at === 0}
        data-move="-1"
        onClick={() => onMove(at, -1)}
      />
      <IconButton
        icon={<Icon of={ArrowDown} />}
        label={t("columns.down", { name })}
        aria-disabled={last}
        data-move="1"
        onClick={() => onMove(at, 1)}
      />
      <IconButton
        icon={<Icon of={open ? ChevronUp : ChevronDown} />}
        label={t(open ? "columns.close" : "columns.open", { name })}
        onClick={() => onOpen(at)}
      />
    </div>
  );
}

/** One column in a line; drawn again only when something of its own changed, not with each key typed elsewhere. */
export const ColumnLine = memo(Line);
