import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { EditorForm, EditorFrame, useConfigEditor, usePreviewLanguage } from "../../config-editor/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type AssetConfigState, assetConfigsAddress } from "../address.ts";
import { type AssetEntry, assetConfigs, checkAssetConfig, typeOf } from "../queries.ts";
import { AssetConfigFields } from "./AssetConfigFields.tsx";
import { OfferPreview } from "./OfferPreview.tsx";

export interface AssetConfigScreenProps {
  /** From `useAddress` of `assetConfigAddress`. */
  address: AddressState<AssetConfigState>;
  onDirtyChange: (dirty: boolean) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

/** One type of object: its fields, and beside them the offer as customers would see it. */
export function AssetConfigScreen(props: AssetConfigScreenProps) {
  const { t } = useTranslation(["config-editor", "asset-configs"]);
  const query = assetConfigs.useEntry(props.address.state.entryId ?? "");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: assetConfigsAddress.href(), label: t("asset-configs:title") }}
    >
      {(entry) => <Editor key={entry.id} entry={entry} {...props} />}
    </DetailScreen>
  );
}

function Editor(props: AssetConfigScreenProps & { entry: AssetEntry }) {
  const { entry, address, onDirtyChange, onRemoved } = props;
  const { t } = useTranslation(["asset-configs", "common"]);
  const format = useFormat();
  const calls = assetConfigs.useEditorCalls(entry.id);
  const editor = useConfigEditor({ entry, calls, check: checkAssetConfig, onDirtyChange, onRemoved });
  const { data, enable, valid, checked } = editor;
  const type = typeOf(entry);
  const language = usePreviewLanguage(address.state);
  return (
    <EditorFrame
      editor={editor}
      address={address}
      history={assetConfigs.calls}
      title={format.text(editor.base.data.title) || t(`common:assetType.${type}`)}
      enabledLabel={t("offered")}
      removeText={t("removeText")}
      form={
        <EditorForm label={t("form")}>
          <AssetConfigFields type={type} data={data} fields={checked.fields} onChange={editor.setData} />
        </EditorForm>
      }
      preview={
        <OfferPreview
          entry={{ key: entry.key, enable, data: valid }}
          language={language}
          onLanguageChange={(next) => address.show({ language: next })}
          stale={editor.stale}
        />
      }
    />
  );
}
