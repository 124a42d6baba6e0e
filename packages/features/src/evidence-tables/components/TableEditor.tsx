import { configCalls } from "@candor/api/contract";
import type { AddressState } from "../../address/index.ts";
import { EditorFrame, useConfigEditor } from "../../config-editor/index.ts";
import { useFormat, useSettled } from "../../platform/index.ts";
import type { EvidenceTableState } from "../address.ts";
import { check } from "../config.ts";
import { type Entry, useEntry, useImpact, usePublish, useRemove, useSaveDraft } from "../queries.ts";
import { ImpactNote } from "./ImpactNote.tsx";
import { LivePreview } from "./LivePreview.tsx";
import { TableForm } from "./TableForm.tsx";

export interface TableEditorProps {
  entry: Entry;
  address: AddressState<EvidenceTableState>;
  onDirtyChange: (dirty: boolean) => void;
  onRemoved: () => void;
}

/** Form and preview of one layout. What is typed shows at once; customers see what is published. */
export function TableEditor({ entry, address, onDirtyChange, onRemoved }: TableEditorProps) {
  const format = useFormat();
  const latest = useEntry(entry.id);
  const publish = usePublish();
  const saveDraft = useSaveDraft();
  const remove = useRemove();
  const editor = useConfigEditor({
    ...{ entry, check, onDirtyChange, onRemoved },
    calls: { latest, publish, saveDraft, remove },
  });
  const { enable, checked, key } = editor;
  const impact = useImpact(key, useSettled(enable ? checked.valid : null));
  return (
    <EditorFrame
      editor={editor}
      address={address}
      history={configCalls.evidence_table}
      title={format.text(editor.base.data.title)}
      blocked={enable && (impact.data?.breaks.length ?? 0) > 0}
      form={<TableForm config={editor.data} fields={checked.fields} onChange={editor.setData} />}
      preview={
        <>
          <LivePreview tableKey={key} config={editor.valid} stale={editor.stale} address={address} />
          <ImpactNote impact={impact.data} enabled={enable} />
        </>
      }
    />
  );
}
