import type { Bilingual } from "@candor/api/entities";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { EditorFrame, type Entry, useConfigEditor } from "../../config-editor/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { EntryState } from "../address.ts";
import type { Kind } from "../kinds.ts";
import { CardPreview } from "./CardPreview.tsx";
import { ImpactNote } from "./ImpactNote.tsx";

interface Own {
  address: AddressState<EntryState>;
  onDirtyChange: (dirty: boolean) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

export interface EntryScreenProps<Data extends { title: Bilingual }> extends Own {
  kind: Kind<Data>;
}

/** One entry: form at the start, what customers would see beside it. */
export function EntryScreen<Data extends { title: Bilingual }>(props: EntryScreenProps<Data>) {
  const { kind, address } = props;
  const { t } = useTranslation(["config-editor", "cards"]);
  const query = kind.hooks.useEntry(address.state.entryId ?? "");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: kind.list.href(), label: t(`cards:title.${kind.id}`) }}
    >
      {(entry) => <Editor key={entry.id} entry={entry} {...props} />}
    </DetailScreen>
  );
}

function Editor<Data extends { title: Bilingual }>(props: EntryScreenProps<Data> & { entry: Entry<Data> }) {
  const { kind, entry, address, onDirtyChange, onRemoved } = props;
  const { Form, check, worded } = kind;
  const format = useFormat();
  const calls = kind.hooks.useEditorCalls(entry.id);
  const editor = useConfigEditor({ entry, calls, check, onDirtyChange, onRemoved });
  const { key, enable, valid, checked } = editor;
  const typed = useDeferredValue(valid);
  const { data: preview } = kind.usePreview({ key, enable, data: typed, scanId: address.state.scanId });
  return (
    <EditorFrame
      editor={editor}
      address={address}
      history={kind.hooks.calls}
      title={format.text(editor.base.data.title)}
      blocked={(preview?.breaks.length ?? 0) > 0}
      form={<Form data={editor.data} fields={checked.fields} onChange={editor.setData} preview={preview} />}
      preview={
        <>
          <CardPreview
            shown={preview && worded(preview, valid)}
            stale={editor.stale}
            address={address}
            places={kind.id !== "chart"}
          />
          {preview && <ImpactNote kind={kind.id} impact={preview} enabled={enable} />}
        </>
      }
    />
  );
}
