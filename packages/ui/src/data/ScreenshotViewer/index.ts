export type { Shot } from "./Picture.tsx";
export { ScreenshotGrid, type ScreenshotGridProps } from "./ScreenshotGrid.tsx";
export {
  ScreenshotViewer,
  type ScreenshotViewerProps,
  type ScreenshotViewerTexts,
} from "./ScreenshotViewer.tsx";
