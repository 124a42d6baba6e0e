import type { Bilingual } from "@candor/api/entities";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { campaignCatalogue } from "../../campaign/index.ts";
import {
  type Checked,
  type configHooks,
  EditorForm,
  EditorFrame,
  type Entry,
  editorCss,
  type Fields,
  PreviewHead,
  useConfigEditor,
} from "../../config-editor/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { commonCatalogue, InLanguage, useFormat } from "../../platform/index.ts";
import type { EntryState } from "../address.ts";

/** What each page of an entry is given by its app. */
export interface EntryPageProps {
  address: AddressState<EntryState>;
  onDirtyChange: (dirty: boolean) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

export interface EntryScreenProps<Data extends { title: Bilingual }> extends EntryPageProps {
  kind: "skills" | "qrcodes" | "campaigns";
  hooks: ReturnType<typeof configHooks<Data>>;
  check: (data: Data) => Checked<Data>;
  listHref: string;
  fields: (props: { data: Data; fields: Fields; onChange: (data: Data) => void }) => ReactNode;
  /** What visitors get, in the language that is previewed. */
  preview: (data: Data) => ReactNode;
  /** Over the preview, in the reader's own language. */
  beside?: (entry: { key: string; enable: boolean; data: Data }) => ReactNode;
}

const TEXTS = [commonCatalogue, campaignCatalogue];

/** One skill, QR code or campaign: its fields, and beside them what visitors get. */
export function EntryScreen<Data extends { title: Bilingual }>(props: EntryScreenProps<Data>) {
  const { kind, hooks, address, listHref } = props;
  const { t } = useTranslation(["config-editor", "campaigns"]);
  const query = hooks.useEntry(address.state.entryId ?? "");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: listHref, label: t(`campaigns:entries.${kind}.title`) }}
    >
      {(entry) => <Editor key={entry.id} entry={entry} {...props} />}
    </DetailScreen>
  );
}

function Editor<Data extends { title: Bilingual }>(props: EntryScreenProps<Data> & { entry: Entry<Data> }) {
  const { kind, hooks, check, entry, address, onDirtyChange, onRemoved } = props;
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const calls = hooks.useEditorCalls(entry.id);
  const editor = useConfigEditor({ entry, calls, check, onDirtyChange, onRemoved });
  const { language } = address.state;
  return (
    <EditorFrame
      editor={editor}
      address={address}
      history={hooks.calls}
      title={format.text(editor.base.data.title)}
      draftText={t("isDraft")}
      removeText={t(`entries.${kind}.removeText`)}
      form={
        <EditorForm label={t(`entries.${kind}.form`)}>
          {props.fields({ data: editor.data, fields: editor.checked.fields, onChange: editor.setData })}
        </EditorForm>
      }
      preview={
        <>
          {props.beside?.({ key: entry.key, enable: editor.enable, data: editor.valid })}
          <section aria-label={t("preview")}>
            <PreviewHead
              language={language}
              onLanguageChange={(next) => address.show({ language: next })}
              stale={editor.stale}
            />
            <div className={editorCss.sheet}>
              <InLanguage language={language} catalogues={TEXTS}>
                {props.preview(editor.valid)}
              </InLanguage>
            </div>
          </section>
        </>
      }
    />
  );
}
