import type { ConfigCalls } from "@candor/api/contract";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { Failure } from "../../forms/index.ts";
import { DroppedNote } from "../../frames/index.ts";
import type { ConfigEditor } from "../use-config-editor.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { EditorHead } from "./EditorHead.tsx";
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
  const [removing, setRemoving] = useState(false);
  const [looking, setLooking] = useState(false);
  const { base, key, busy, stale, theirs } = editor;
  const latest = useRef(editor);
  latest.current = editor;
  const on = useMemo(
    () => ({
      enable: (enable: boolean) => latest.current.setEnable(enable),
      save: () => latest.current.saveDraft(),
      publish: () => latest.current.publish(),
      discard: () => latest.current.discardDraft(),
      remove: () => setRemoving(true),
      look: () => setLooking(true),
    }),
    [],
  );
  return (
    <>
      <EditorHead
        title={title}
        {...{ base, on }}
        enabled={editor.enable}
        enabledLabel={enabledLabel === undefined ? t("enabled") : enabledLabel}
        saveLabel={props.saveLabel ?? t("saveDraft")}
        busy={busy}
        saving={editor.saving}
        publishing={editor.publishing}
        canSave={editor.dirty && !stale}
        canPublish={(!editor.published || unpublished) && !stale && !blocked}
        hasVersions={props.history !== undefined}
        canRemove={editor.remove !== undefined}
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
