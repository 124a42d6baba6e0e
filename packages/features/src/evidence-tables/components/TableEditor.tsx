import { isApiError } from "@candor/api/client";
import type { EvidenceTableConfig } from "@candor/api/entities";
import { Button, Switch } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { Failure } from "../../forms/index.ts";
import { DroppedNote } from "../../frames/index.ts";
import { useErrorText, useFormat } from "../../platform/index.ts";
import type { EvidenceTableState } from "../address.ts";
import { check } from "../config.ts";
import { type Entry, useEntry, useImpact, usePublish, useSaveDraft } from "../queries.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import * as css from "./editor.css.ts";
import { ImpactNote } from "./ImpactNote.tsx";
import { LivePreview } from "./LivePreview.tsx";
import { TableForm } from "./TableForm.tsx";

export interface TableEditorProps {
  entry: Entry;
  address: AddressState<EvidenceTableState>;
  onDirtyChange: (dirty: boolean) => void;
}

const sameConfig = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Form and preview of one layout. What is typed shows at once; customers see what is published. */
export function TableEditor({ entry, address, onDirtyChange }: TableEditorProps) {
  const { t } = useTranslation("evidence-tables");
  const format = useFormat();
  const errorText = useErrorText();
  /** The entry as it was last read or stored: what is typed is held against it. */
  const [base, setBase] = useState(entry);
  const [config, setConfig] = useState<EvidenceTableConfig>(entry.draft ?? entry.data);
  const [enable, setEnable] = useState(entry.enable);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState(false);
  const latest = useEntry(entry.id);
  const publish = usePublish();
  const saveDraft = useSaveDraft();
  const checked = useMemo(() => check(config), [config]);
  /** The last config that could be published: what the preview shows while a field is wrong. */
  const [valid, setValid] = useState(entry.draft ?? entry.data);
  useEffect(() => {
    if (checked.valid) setValid(checked.valid);
  }, [checked]);
  const dirty = !sameConfig(config, base.draft ?? base.data) || enable !== base.enable;
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  const published = sameConfig(config, base.data) && enable === base.enable && base.draft === null;
  const impact = useImpact(entry.key, enable ? checked.valid : null);
  const breaks = enable ? (impact.data?.breaks ?? []) : [];

  const done = (stored: Entry) => {
    setBase(stored);
    setFailure(null);
  };
  const failed = (error: unknown) => {
    if (isApiError(error) && error.key === "mis.changed_meanwhile") {
      setConflict(true);
      void latest.refetch();
    } else setFailure(errorText(error));
  };
  const { id, key } = entry;
  const busy = publish.isPending || saveDraft.isPending;
  return (
    <>
      <PageHeader
        title={format.text(base.data.title)}
        subtitle={t("edited", {
          key,
          date: format.dateTime(base.updated_at),
          by: base.updated_by ?? t("nobody"),
        })}
        actions={
          <>
            <Switch
              label={t("enabled")}
              checked={enable}
              onChange={(event) => setEnable(event.target.checked)}
            />
            {base.draft && (
              <Button
                variant="quiet"
                aria-disabled={busy}
                onClick={() =>
                  saveDraft.mutate(
                    { id, revision: base.revision, draft: null },
                    {
                      onSuccess: (stored) => {
                        done(stored);
                        setConfig(stored.data);
                      },
                      onError: failed,
                    },
                  )
                }
              >
                {t("discardDraft")}
              </Button>
            )}
            <Button
              aria-disabled={!dirty || checked.valid === null}
              loading={saveDraft.isPending}
              onClick={() =>
                checked.valid &&
                saveDraft.mutate(
                  { id, revision: base.revision, draft: checked.valid },
                  { onSuccess: done, onError: failed },
                )
              }
            >
              {t("saveDraft")}
            </Button>
            <Button
              variant="primary"
              aria-disabled={published || checked.valid === null || breaks.length > 0}
              loading={publish.isPending}
              onClick={() =>
                checked.valid &&
                publish.mutate(
                  { id, revision: base.revision, key, enable, data: checked.valid },
                  { onSuccess: done, onError: failed },
                )
              }
            >
              {t("publish")}
            </Button>
          </>
        }
      />
      <DroppedNote address={address} />
      {base.draft && <p className={css.note}>{t("isDraft")}</p>}
      <Failure text={failure} gapped />
      <div className={css.panes}>
        <TableForm config={config} fields={checked.fields} onChange={setConfig} />
        <div className={css.preview}>
          <LivePreview tableKey={key} config={valid} stale={checked.valid === null} address={address} />
          <ImpactNote impact={impact.data} enabled={enable} />
        </div>
      </div>
      {conflict && latest.data && latest.data.revision !== base.revision && (
        <ConflictDialog
          theirs={latest.data}
          mine={config}
          onTheirs={() => {
            setBase(latest.data);
            setConfig(latest.data.draft ?? latest.data.data);
            setEnable(latest.data.enable);
            setConflict(false);
          }}
          onMine={() => {
            setBase(latest.data);
            setConflict(false);
          }}
        />
      )}
    </>
  );
}
