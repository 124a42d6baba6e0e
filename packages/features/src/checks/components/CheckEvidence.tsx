import { exportEvidence, getCheckFile } from "@candor/api/contract";
import type { CheckDetail } from "@candor/api/entities";
import { Section } from "@candor/ui/shell";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EvidencePanel, StoredTexts } from "../../evidence/index.ts";
import { type Exporter, ListExport } from "../../exports/index.ts";

export interface CheckEvidenceProps {
  check: CheckDetail;
  /** Who may take a table along; absent: nobody. */
  exporter?: Exporter | undefined;
}

/** What a check rests on; the table that is open can be taken along. */
export function CheckEvidence({
  check: { id, scan_id, evidence, screenshots },
  exporter,
}: CheckEvidenceProps) {
  const { t } = useTranslation("checks");
  const [table, setTable] = useState<string | null>(null);
  return (
    <Section
      title={t("detail.evidence")}
      actions={
        exporter &&
        table !== null && (
          <ListExport
            endpoint={exportEvidence}
            filters={{ id, table }}
            user={exporter}
            label={t("detail.export")}
          />
        )
      }
    >
      <StoredTexts endpoint={getCheckFile} scanId={scan_id}>
        <EvidencePanel evidence={evidence} screenshots={screenshots} onOpen={setTable} />
      </StoredTexts>
    </Section>
  );
}
