import type { ConfigCalls } from "@candor/api/contract";
import { Button, Switch } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { Failure } from "../../forms/index.ts";
import { DroppedNote } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { ConfigEditor } from "../use-config-editor.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import * as css from "./editor.css.ts";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";

export interface EditorFrameProps<Data, State> {
  editor: ConfigEditor<Data>;
  address: AddressState<State>;
  title: string;
  /** What it breaks keeps it from being published. */
  blocked?: boolean;
  /** Name of the switch; null: it has none. Default: Enabled. */
  enabledLabel?: string | null;
  /** It was never published: what is stored is published too, and no draft is beside it. */
  unpublished?: boolean;
  /** Name of the button that stores without publishing. Default: Save draft. */
  saveLabel?: string;
  /** What deleting it does. Default: what customers see falls back to what the engine brings. */
  removeText?: string;
  /** What a draft beside it means. Default: customers see what was published last. */
  draftText?: string;
  /** The calls of its kind, where what was published is kept. */
  history?: ConfigCalls;
  form: ReactNode;
  preview: ReactNode;
}

/** Form at the start, what customers would see beside it; over both what becomes of what is typed. */
export function EditorFrame<Data, State>(props: EditorFrameProps<Data, State>) {
  const { editor, address, title, blocked = false, enabledLabel, unpublished = false, form, preview } = props;
  const { t } = useTranslation("config-editor");
  const format = useFormat();
  const [removing, setRemoving] = useState(false);
  const [looking, setLooking] = useState(false);
  const { base, key, busy, stale, theirs } = editor;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t("edited", {
          key,
          date: format.dateTime(base.updated_at),
          by: base.updated_by ?? t("nobody"),
        })}
        actions={
          <>
            {enabledLabel !== null && (
              <Switch
                label={enabledLabel ?? t("enabled")}
                checked={editor.enable}
                onChange={(event) => editor.setEnable(event.target.checked)}
              />
            )}
            {props.history && (
              <Button variant="quiet" onClick={() => setLooking(true)}>
                {t("versions.open")}
              </Button>
            )}
            {editor.remove && (
              <Button variant="quiet" aria-disabled={busy} onClick={() => setRemoving(true)}>
                {t("remove")}
              </Button>
            )}
            {base.draft && (
              <Button variant="quiet" aria-disabled={busy} onClick={editor.discardDraft}>
                {t("discardDraft")}
              </Button>
            )}
            <Button aria-disabled={!editor.dirty || stale} loading={editor.saving} onClick={editor.saveDraft}>
              {props.saveLabel ?? t("saveDraft")}
            </Button>
            <Button
              variant="primary"
              aria-disabled={(editor.published && !unpublished) || stale || blocked}
              loading={editor.publishing}
              onClick={editor.publish}
            >
              {t("publish")}
            </Button>
          </>
        }
      />
      <DroppedNote address={address} />
      {base.draft && <p className={css.note}>{props.draftText ?? t("isDraft")}</p>}
      <div className={css.failure}>
        <Failure text={editor.failure} gapped />
      </div>
      <div className={css.panes}>
        {form}
        <div className={css.preview}>{preview}</div>
      </div>
      {theirs && (
        <ConflictDialog
          theirs={{
            content: theirs.draft ?? theirs.data,
            by: theirs.updated_by,
            at: theirs.updated_at,
          }}
          mine={editor.data}
          onTheirs={editor.takeTheirs}
          onMine={editor.goOnWithMine}
        />
      )}
      {looking && props.history && (
        <HistoryDialog calls={props.history} editor={editor} onClose={() => setLooking(false)} />
      )}
      <RemoveDialog
        open={removing}
        onOpenChange={setRemoving}
        title={t("removeTitle", { key })}
        text={props.removeText ?? t("removeText")}
        busy={busy}
        onRemove={() => editor.remove?.()}
      />
    </>
  );
}
