import { metaDetection } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { checking, EditorFrame, type Entry, useConfigEditor } from "../../config-editor/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type MetaDetectionState, metaDetectionsAddress } from "../address.ts";
import { type Detection, detections } from "../queries.ts";
import { DetectionForm } from "./DetectionForm.tsx";
import { DetectionPreview } from "./DetectionPreview.tsx";

export interface MetaDetectionScreenProps {
  address: AddressState<MetaDetectionState>;
  onDirtyChange: (dirty: boolean) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

const check = checking<Detection>(metaDetection);

/** One check as staff describe it: form at the start, what customers read beside it. */
export function MetaDetectionScreen({ address, ...on }: MetaDetectionScreenProps) {
  const { t } = useTranslation(["config-editor", "meta-detections"]);
  const query = detections.useEntry(address.state.entryId ?? "");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: metaDetectionsAddress.href(), label: t("meta-detections:title") }}
    >
      {(entry) => <DetectionEditor key={entry.id} entry={entry} address={address} {...on} />}
    </DetailScreen>
  );
}

function DetectionEditor(props: MetaDetectionScreenProps & { entry: Entry<Detection> }) {
  const { entry, address, onDirtyChange, onRemoved } = props;
  const { t } = useTranslation("meta-detections");
  const format = useFormat();
  const calls = detections.useEditorCalls(entry.id);
  const editor = useConfigEditor({ entry, calls, check, onDirtyChange, onRemoved });
  return (
    <EditorFrame
      editor={editor}
      address={address}
      history={detections.calls}
      title={format.text(editor.base.data.titles.plain)}
      enabledLabel={t("online")}
      form={<DetectionForm data={editor.data} fields={editor.checked.fields} onChange={editor.setData} />}
      preview={<DetectionPreview data={editor.valid} stale={editor.stale} address={address} />}
    />
  );
}
