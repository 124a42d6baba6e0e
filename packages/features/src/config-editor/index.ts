export { configEditorCatalogue } from "./catalogue.ts";
export { BreaksNote, type BreaksNoteProps } from "./components/BreaksNote.tsx";
export { ChoicesField, type ChoicesFieldProps } from "./components/ChoicesField.tsx";
export { ConfigList, type ConfigListProps } from "./components/ConfigList.tsx";
export { ConflictDialog, type ConflictDialogProps } from "./components/ConflictDialog.tsx";
export { EditorForm, type EditorFormProps } from "./components/EditorForm.tsx";
export { EditorFrame, type EditorFrameProps } from "./components/EditorFrame.tsx";
export * as editorCss from "./components/editor.css.ts";
export { FileField, type FileFieldProps } from "./components/FileField.tsx";
export { InstantField, type InstantFieldProps } from "./components/InstantField.tsx";
export { NewEntry } from "./components/NewEntry.tsx";
export { NewEntryDialog, type NewEntryDialogProps } from "./components/NewEntryDialog.tsx";
export { PreviewHead, type PreviewHeadProps } from "./components/PreviewHead.tsx";
export { RemoveDialog, type RemoveDialogProps } from "./components/RemoveDialog.tsx";
export { SamplePreview, type SamplePreviewProps } from "./components/SamplePreview.tsx";
export { ScanChoice, type ScanChoiceProps } from "./components/ScanChoice.tsx";
export { TabsField, type TabsFieldProps } from "./components/TabsField.tsx";
export {
  type VersionChoice,
  VersionCompare,
  type VersionCompareProps,
} from "./components/VersionCompare.tsx";
export { WholeNumberField, type WholeNumberFieldProps } from "./components/WholeNumberField.tsx";
export { WordsField, type WordsFieldProps } from "./components/WordsField.tsx";
export { configHooks } from "./config-hooks.ts";
export { type Checked, checking, type Entry, type Fields, sameData } from "./entry.ts";
export { useFileUrl, useFileUrls } from "./files.ts";
export { type PreviewState, previewFields } from "./preview-address.ts";
export { useAddButton } from "./use-add-button.ts";
export { type ConfigEditor, type EditorCalls, useConfigEditor } from "./use-config-editor.ts";
export { useFieldError } from "./use-field-error.ts";
export { usePartFocus } from "./use-part-focus.ts";
export { usePreviewLanguage } from "./use-preview-language.ts";
export { useTagColors } from "./use-tag-colors.ts";
