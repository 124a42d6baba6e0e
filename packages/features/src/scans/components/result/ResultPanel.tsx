import { getScanFile } from "@candor/api/contract";
import type { ScanResult } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Check, Pencil, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { StatusText, StoredTexts } from "../../../evidence/index.ts";
import { useFormat, useSingleKeys } from "../../../platform/index.ts";
import { ResultEditForm } from "../../parts.ts";
import { useRestoreResult } from "../../queries.ts";
import { isEdited } from "../../results.ts";
import type { Present } from "../../types.ts";
import type { Confirming } from "../../use-confirming.ts";
import { PresentNote } from "./PresentNote.tsx";
import type { ResultEditFormProps } from "./ResultEditForm.tsx";
import { ResultFacts } from "./ResultFacts.tsx";
import * as css from "./ResultPanel.css.ts";
import { ResultTold } from "./ResultTold.tsx";
import { Words } from "./Words.tsx";

export interface ResultPanelProps extends Pick<ResultEditFormProps, "onDirtyChange"> {
  scanId: string;
  result: ScanResult;
  /** From 1, among the results shown. */
  position: number;
  total: number;
  /** False where the scan is not in expert review. */
  editable: boolean;
  editing: boolean;
  onEdit: () => void;
  /** Others who have it open. */
  present: readonly Present[];
  /** Absent where nothing can be confirmed. */
  confirming?: Confirming | undefined;
  /** The edit is stored, or was given up. */
  onEditEnd: (saved: boolean) => void;
}

/** One result: the engine's word, the expert's, and what both rest on. */
export function ResultPanel(props: ResultPanelProps) {
  const { scanId, result, position, total, editable, editing, present, confirming } = props;
  const { onEdit, onEditEnd, onDirtyChange } = props;
  const { t } = useTranslation("scans");
  const { text } = useFormat();
  const [letters] = useSingleKeys();
  const restore = useRestoreResult(scanId);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);

  // The form takes the focus with it when it closes.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <article className={css.panel} aria-labelledby="result-title">
      <PresentNote present={present} />
      <div className={css.block}>
        <div className={css.eyebrow}>
          {result.status ? <StatusText status={result.status} look="soft" /> : t("outcome.not_applicable")}
          <span>{t("result.position", { position, total })}</span>
          {result.hidden && <span>{t("result.hidden")}</span>}
        </div>
        <h2 className={css.title} id="result-title">
          {text(result.title)}
        </h2>
        {editable && !editing && (
          <div className={css.actions}>
            <Button
              ref={editButton}
              icon={<Icon of={Pencil} />}
              onClick={onEdit}
              aria-keyshortcuts={letters ? "e" : undefined}
            >
              {t("detail.edit")}
            </Button>
            {confirming && !isEdited(result) && (
              <Button
                variant={result.confirmed_at ? "quiet" : "secondary"}
                icon={<Icon of={result.confirmed_at ? Undo2 : Check} />}
                loading={confirming.pending}
                aria-keyshortcuts={letters && !result.confirmed_at ? "c" : undefined}
                onClick={() =>
                  result.confirmed_at ? confirming.takeBack(result) : confirming.confirm([result])
                }
              >
                {t(result.confirmed_at ? "confirming.takeBack" : "confirming.one")}
              </Button>
            )}
            {isEdited(result) && (
              <Button
                variant="quiet"
                icon={<Icon of={Undo2} />}
                loading={restore.isPending}
                onClick={() => restore.mutate({ result_id: result.id, seen: result.edited_at })}
              >
                {t("detail.restore")}
              </Button>
            )}
          </div>
        )}
      </div>
      <StoredTexts endpoint={getScanFile} scanId={result.scan_id}>
        {editing ? (
          <div className={css.block}>
            <ResultEditForm
              scanId={scanId}
              result={result}
              onDirtyChange={onDirtyChange}
              onSaved={() => onEditEnd(true)}
              onCancel={() => onEditEnd(false)}
            />
          </div>
        ) : (
          <div className={css.block}>
            <Words result={result} />
          </div>
        )}
        {result.uncertain_reason && (
          <div className={css.block}>
            <h3 className={css.heading}>{t("detail.uncertain")}</h3>
            <p className={css.prose}>{text(result.uncertain_reason)}</p>
          </div>
        )}
        <ResultTold result={result} withoutEvidence={editing} />
      </StoredTexts>
      <div className={css.block}>
        <ResultFacts result={result} />
      </div>
    </article>
  );
}
