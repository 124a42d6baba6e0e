import { ScreenshotViewer, type ScreenshotViewerProps } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

/** Screenshots in a dialog, one at a time. */
export default function LargeScreenshots(props: Omit<ScreenshotViewerProps, "texts">) {
  const { t } = useTranslation(["evidence", "common"]);
  const format = useFormat();
  return (
    <ScreenshotViewer
      {...props}
      texts={{
        close: t("common:action.close"),
        previous: t("previous"),
        next: t("next"),
        position: (position, total) =>
          t("position", { position: format.count(position), total: format.count(total) }),
        zoomIn: t("zoomIn"),
        zoomOut: t("zoomOut"),
        fit: t("zoomFit"),
        zoom: (factor) => t("zoom", { percent: format.count(factor * 100) }),
        failed: t("imageFailed"),
      }}
    />
  );
}
