import { isApiError } from "@candor/api/client";
import { type importDetections, type ReplyOf, STAFF_FILE_BYTES_MAX } from "@candor/api/contract";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { FileChoice, importsCss } from "../../imports/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useErrorText, useFormat } from "../../platform/index.ts";
import { useImport } from "../queries.ts";
import * as css from "./MetaDetections.css.ts";

export type ImportPlan = ReplyOf<typeof importDetections>;

export interface ImportDialogProps {
  onClose: () => void;
}

/** Base64 of a file, as the call takes it. */
async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

/** Chooses a file, shows what it would change, and imports exactly that. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useTranslation(["meta-detections", "common", "message"]);
  const format = useFormat();
  const errorText = useErrorText();
  const { show } = useNotice();
  const run = useImport();
  const [chosen, setChosen] = useState<{ name: string; content: string } | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const failed = (error: unknown) => {
    const named = isApiError(error) ? Object.keys(error.fields).filter((head) => head !== "content") : [];
    setFailure(format.sentences([errorText(error), named.length > 0 && format.list(named)]));
    setPlan(null);
  };
  const look = async (file: File) => {
    setFailure(null);
    setPlan(null);
    setChosen({ name: file.name, content: "" });
    if (file.size > STAFF_FILE_BYTES_MAX) {
      setFailure(t("message:upload.file_too_large"));
      return;
    }
    const content = await contentOf(file);
    if (content === "") {
      setFailure(t("message:upload.empty"));
      return;
    }
    setChosen({ name: file.name, content });
    run.mutate({ content }, { onSuccess: setPlan, onError: failed });
  };
  const carryOut = () =>
    chosen &&
    plan &&
    run.mutate(
      { content: chosen.content, digest: plan.digest },
      {
        onSuccess: ({ changes }) => {
          show({ kind: "success", text: t("import.done", { count: changes.length }) });
          onClose();
        },
        onError: failed,
      },
    );
  return (
    <Dialog
      open
      width={1040}
      onOpenChange={() => !run.isPending && onClose()}
      title={t("import.title")}
      description={t("import.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={onClose} aria-disabled={run.isPending}>
            {t("common:action.cancel")}
          </Button>
          <Button
            variant="primary"
            aria-disabled={!plan || plan.changes.length === 0 || plan.problems.length > 0}
            loading={run.isPending}
            onClick={carryOut}
          >
            {plan ? t("import.submit", { count: plan.changes.length }) : t("import.submitNone")}
          </Button>
        </>
      }
    >
      <FileChoice
        label={t("import.choose")}
        accept=".xlsx,.csv"
        buttonLabel={t("import.choose")}
        busy={run.isPending}
        onChoose={(file) => void look(file)}
      >
        <span>{chosen?.name}</span>
      </FileChoice>
      <Failure text={failure} />
      {plan && <PlanView plan={plan} />}
    </Dialog>
  );
}

/** What an import would change, check by check and cell by cell. */
export function PlanView({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation("meta-detections");
  const format = useFormat();
  const { changes, problems, unchanged, rows } = plan;
  const added = changes.filter(({ kind }) => kind === "added").length;
  return (
    <div className={importsCss.plan}>
      <p role="status">
        {t("import.summary", {
          rows: format.count(rows),
          added: format.count(added),
          changed: format.count(changes.length - added),
          unchanged: format.count(unchanged),
        })}
      </p>
      {problems.length > 0 && (
        <div role="alert">
          <p>{t("import.problems", { count: problems.length })}</p>
          <ul className={css.list}>
            {problems.map(({ row, id, column, problem }) => (
              <li key={`${row} ${column} ${problem}`}>
                {t("import.problem", { row, id, column, problem: t(`problem.${problem}`) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={css.changes}>
        {changes.map(({ row, id, kind, cells }) => (
          <li key={row}>
            <details>
              <summary className={css.summary}>
                <code>{id}</code> {t(`import.${kind}`, { count: cells.length })}
              </summary>
              <dl className={css.cells}>
                {cells.map(({ column, before, after }) => (
                  <div key={column}>
                    <dt>
                      <code>{column}</code>
                    </dt>
                    <dd>
                      {before !== "" && <del className={css.cell}>{before}</del>}
                      <ins className={css.cell}>{after === "" ? t("import.nothing") : after}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
