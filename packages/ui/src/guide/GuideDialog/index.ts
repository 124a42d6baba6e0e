export { GuideDialog, type GuideDialogProps } from "./GuideDialog.tsx";
export { type GuideEnd, type GuideLabels, type GuidePage, guideEnds } from "./guide-types.ts";
export { guideClosing } from "./use-guide-dialog.ts";
