import { Button, Select } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../exports/index.ts";
import { Failure } from "../../forms/index.ts";
import { FileChoice } from "../../imports/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useImportSample, useImportScan, useScanObjects } from "../queries.ts";
import type { ChosenCompany } from "../schema.ts";
import { useResultFile } from "../use-result-file.ts";
import { CompanyPicker } from "./CompanyPicker.tsx";
import { ImportPlan } from "./ImportPlan.tsx";
import * as css from "./making.css.ts";
import { ObjectsState } from "./ObjectsState.tsx";

export interface ImportDialogProps {
  /** The company whose scans are being read: the one that is probably meant. */
  company: ChosenCompany | null;
  onClose: () => void;
  /** The result is in expert review. */
  onCreated: (scanId: string) => void;
  onMissing: () => void;
}

/** Chooses a website and a result file, shows what it would change, and imports exactly that. */
export default function ImportDialog({ company: first, onClose, onCreated }: ImportDialogProps) {
  const { t } = useTranslation(["scan-making", "common", "message"]);
  const { show } = useNotice();
  const [company, setCompany] = useState(first);
  const [objectId, setObjectId] = useState<string | null>(null);
  const objects = useScanObjects(company?.id ?? null);
  const targetOf = (object: string | null) =>
    company && object ? { companyId: company.id, objectId: object } : null;
  const target = targetOf(objectId);
  const result = useResultFile(target);
  const bring = useImportScan();
  // Set with the press itself: a second press on a large file comes before its call is under way.
  const [sending, setSending] = useState(false);
  const busy = sending || result.isReading;
  const ready = target !== null && result.file !== null && result.plan !== null;
  // A press says what is missing; with all of it there, what it would change is shown first.
  const waits = target !== null && result.file !== null && !ready;
  // Said once importing was asked for: until then nothing is wrong with what is still empty.
  const [asked, setAsked] = useState(false);
  const companyField = useRef<HTMLInputElement>(null);
  const objectField = useRef<HTMLSelectElement>(null);
  const carryOut = () => {
    if (busy) return;
    setAsked(true);
    if (!company) companyField.current?.focus();
    else if (!objectId) objectField.current?.focus();
    if (!ready || !target || !result.file) return;
    setSending(true);
    bring.mutate(
      { company_id: target.companyId, object_id: target.objectId, content: result.file.content },
      {
        onSuccess: ({ id, number }) => {
          show({ kind: "success", text: t("import.done", { number }) });
          onCreated(id);
        },
        onError: result.failed,
        onSettled: () => setSending(false),
      },
    );
  };
  const list = objects.data?.list ?? [];
  return (
    <Dialog
      open
      onOpenChange={() => !sending && onClose()}
      title={t("import.title")}
      description={t("import.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={onClose} aria-disabled={sending}>
            {t("common:action.cancel")}
          </Button>
          <Button variant="primary" aria-disabled={waits} loading={sending} onClick={carryOut}>
            {t("import.submit")}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <CompanyPicker
          required
          ref={companyField}
          value={company}
          error={asked && !company ? t("message:scan.company_required") : undefined}
          onChange={(chosen) => {
            setCompany(chosen);
            setObjectId(null);
            result.aim(null);
          }}
        />
        {list.length > 0 ? (
          <Select
            label={t("objects.one")}
            required
            ref={objectField}
            value={objectId ?? ""}
            error={asked && !objectId ? t("message:scan.object_required") : undefined}
            options={[
              { value: "", label: t("objects.choose") },
              ...list.map(({ id, name, enabled, locked }) => ({
                value: id,
                label: locked
                  ? `${name} · ${t("objects.locked")}`
                  : enabled
                    ? name
                    : `${name} · ${t("objects.disabled")}`,
                disabled: locked || !enabled,
              })),
            ]}
            onChange={({ target: { value } }) => {
              const chosen = value || null;
              setObjectId(chosen);
              result.aim(targetOf(chosen));
            }}
          />
        ) : (
          <ObjectsState companyId={company?.id ?? null} query={objects} />
        )}
        <FileChoice
          label={t("import.form")}
          accept=".json,application/json"
          buttonLabel={t("import.choose")}
          busy={busy}
          onChoose={(file) => void result.choose(file)}
        >
          <span>{result.file?.name ?? t("import.noFile")}</span>
          <Samples />
        </FileChoice>
      </div>
      <p role="status" className={css.hint}>
        {result.isReading && t("import.reading")}
      </p>
      <Failure text={result.failure ?? (asked && !result.file ? t("message:scan.file_required") : null)} />
      {result.plan && <ImportPlan plan={result.plan} />}
    </Dialog>
  );
}

/** A file to begin with, and the schema that every file has to satisfy. */
function Samples() {
  const { t } = useTranslation("scan-making");
  const sample = useImportSample();
  const save = (which: "sample" | "schema") =>
    sample.mutate(
      {},
      {
        onSuccess: (reply) => {
          const { file_name: name, content } = reply[which];
          saveFile({ name, content: new Blob([content], { type: "application/json" }) });
        },
      },
    );
  return (
    <>
      <Button size={24} variant="link" onClick={() => save("sample")}>
        {t("import.sample")}
      </Button>
      <Button size={24} variant="link" onClick={() => save("schema")}>
        {t("import.schema")}
      </Button>
    </>
  );
}
