import type { AssistantPanelProps } from "../assistant/AssistantPanel/AssistantPanel.tsx";
import type { FlowRibbonsProps } from "../charts/FlowRibbons/FlowRibbons.tsx";
import type { FlowRulerProps } from "../charts/FlowRuler/FlowRuler.tsx";
import type { BulkBarProps } from "../data/BulkBar/BulkBar.tsx";
import type { CodeBlockProps } from "../data/CodeBlock/CodeBlock.tsx";
import type { ColumnChoiceProps } from "../data/ColumnChoice/ColumnChoice.tsx";
import type { TableSelection } from "../data/DataTable/columns.ts";
import type { FilterBarProps } from "../data/FilterBar/FilterBar.tsx";
import type { JsonViewProps } from "../data/JsonView/JsonView.tsx";
import type { PaginationProps } from "../data/Pagination/Pagination.tsx";
import type { ScreenshotGridProps } from "../data/ScreenshotViewer/ScreenshotGrid.tsx";
import type { ScreenshotViewerProps } from "../data/ScreenshotViewer/ScreenshotViewer.tsx";
import type { CommandPaletteProps } from "../dialogs/CommandPalette/CommandPalette.tsx";
import type { ConfirmDialogProps } from "../dialogs/ConfirmDialog/ConfirmDialog.tsx";
import type { DialogProps } from "../dialogs/Dialog/Dialog.tsx";
import type { CopyButtonProps } from "../feedback/CopyButton/CopyButton.tsx";
import type { ErrorScreenProps } from "../feedback/ErrorScreen/ErrorScreen.tsx";
import type { LoadErrorProps } from "../feedback/LoadError/LoadError.tsx";
import type { PageLoaderProps } from "../feedback/PageLoader/PageLoader.tsx";
import type { LineTrendProps } from "../figures/LineTrend/LineTrend.tsx";
import type { ComboboxProps } from "../forms/Combobox/Combobox.tsx";
import type { DateFieldProps } from "../forms/DateField/DateField.tsx";
import type { FileUploadWords } from "../forms/FileUpload/words.ts";
import type { MultiSelectProps } from "../forms/MultiSelect/MultiSelect.tsx";
import type { StepperProps } from "../forms/Stepper/Stepper.tsx";
import type { GuideDialogProps } from "../guide/GuideDialog/GuideDialog.tsx";
import type { HintBubbleProps } from "../guide/HintBubble/HintBubble.tsx";
import type { CheckStatus } from "../icons/status.ts";
import type { AppSelectorProps } from "../menus/AppSelector/AppSelector.tsx";
import type { ScanTimePickerProps } from "../menus/ScanTimePicker/ScanTimePicker.tsx";
import type { NoticeProviderProps } from "../notices/Notice/NoticeProvider.tsx";
import type { AppShellProps } from "../shell/AppShell/AppShell.tsx";
import type { BackToTopProps } from "../shell/BackToTop/BackToTop.tsx";
import type { SidebarProps } from "../shell/Sidebar/Sidebar.tsx";
import type { TopBarProps } from "../shell/TopBar/TopBar.tsx";
import type { ThemePanelProps } from "../theme/ThemePanel/ThemePanel.tsx";

/**
 * The texts of components that say the same in every app, as props to spread: `<Pagination {...words.pagination} … />`.
 * What speaks of an app's own things (names of tables, of fields, of rows) is not among them.
 */
export interface Words {
  /** What results are called. */
  statuses: Record<CheckStatus, string>;
  appSelector: Pick<AppSelectorProps, "placeholder" | "searchLabel" | "emptyText">;
  appShell: Pick<AppShellProps, "skipLabel" | "drawerLabel">;
  assistantPanel: Pick<AssistantPanelProps, "closeLabel" | "messagesLabel">;
  backToTop: Pick<BackToTopProps, "text" | "label">;
  bulkBar: Pick<BulkBarProps, "clearLabel">;
  codeBlock: Required<Pick<CodeBlockProps, "copy" | "wrapLabel">>;
  columnChoice: Pick<ColumnChoiceProps, "texts">;
  combobox: Pick<ComboboxProps, "words">;
  commandPalette: Pick<CommandPaletteProps, "label" | "searchLabel" | "emptyText">;
  confirmDialog: Pick<ConfirmDialogProps, "cancelLabel" | "closeLabel">;
  copyButton: Pick<CopyButtonProps, "label" | "copiedLabel">;
  dateField: Pick<DateFieldProps, "locale" | "words">;
  dialog: Pick<DialogProps, "closeLabel">;
  drawer: Pick<DialogProps, "closeLabel">;
  errorScreen: Pick<ErrorScreenProps, "title" | "description" | "reloadLabel" | "copyLabel" | "copiedLabel">;
  /** What is taken is the app's to say: `words={{ ...words.fileUpload, limit: "…" }}`. */
  fileUpload: FileUploadWords;
  /** How many filters are in force comes beside these. */
  filterBarSheet: Omit<FilterBarProps["sheet"], "activeCount">;
  flowRibbons: Pick<FlowRibbonsProps, "texts" | "statusLabel" | "describe">;
  flowRuler: Pick<FlowRulerProps, "texts" | "statusLabel" | "formatLongitude">;
  guideDialog: Pick<GuideDialogProps, "labels">;
  hintBubble: Pick<HintBubbleProps, "gotItLabel" | "secondsText">;
  jsonView: Pick<JsonViewProps, "texts">;
  lineTrend: Pick<LineTrendProps, "tableLabel" | "describe">;
  loadError: Pick<LoadErrorProps, "title" | "retryLabel">;
  multiSelect: Pick<MultiSelectProps, "clearLabel">;
  noticeProvider: Required<Pick<NoticeProviderProps, "closeLabel" | "copy">>;
  pageLoader: Pick<PageLoaderProps, "label">;
  pagination: Pick<PaginationProps, "label" | "previousLabel" | "nextLabel" | "pageLabel">;
  passwordField: { showLabel: string; hideLabel: string };
  scanTimePicker: Pick<ScanTimePickerProps, "label" | "placeholder" | "searchLabel" | "emptyText">;
  screenshotGrid: Pick<ScreenshotGridProps, "enlargeLabel" | "failedText">;
  screenshotViewer: Pick<ScreenshotViewerProps, "texts">;
  searchField: { clearLabel: string };
  sidebar: Pick<SidebarProps, "label" | "collapseLabel" | "expandLabel" | "closeLabel">;
  skeletonRows: { label: string };
  stackedSeries: Pick<LineTrendProps, "tableLabel" | "describe">;
  stepper: Pick<StepperProps, "label" | "stateLabels">;
  tableSelection: Pick<TableSelection, "allLabel">;
  textField: { clearLabel: string };
  themePanel: Pick<ThemePanelProps, "labels">;
  topBar: Pick<TopBarProps, "menuLabel">;
}
