import type { RowChange } from "@candor/api/entities";
import { Tag, type TagColor } from "@candor/ui/badges";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { EvidenceTableView } from "../../evidence/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { CheckComparison } from "../types.ts";
import * as css from "./comparison.css.ts";

const COLORS: Record<RowChange, TagColor> = { added: "amber", removed: "teal", same: "gray" };

export interface EvidenceChangesProps {
  table: CheckComparison["tables"][number];
}

/** Rows of one evidence table, each with what became of it. */
export function EvidenceChanges({ table }: EvidenceChangesProps) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const { counts, rows, partial, ...shape } = table;
  return (
    <Section
      // The table's own frame is the region of this name.
      aria-labelledby={undefined}
      title={format.text(table.title)}
      meta={t("check.tableMeta", {
        added: t("evidence.added", { count: counts.added }),
        removed: t("evidence.removed", { count: counts.removed }),
        same: t("check.same", { count: counts.same }),
      })}
    >
      <EvidenceTableView
        table={{ ...shape, rows: rows.map(({ cells }) => cells), total: rows.length }}
        remarks={{
          header: t("check.rowChange"),
          cell: (index) => {
            const change = rows[index]?.change ?? "same";
            return <Tag color={COLORS[change]}>{t(`rowChange.${change}`)}</Tag>;
          },
        }}
      />
      {partial && <p className={css.quiet}>{t("check.partial")}</p>}
    </Section>
  );
}
