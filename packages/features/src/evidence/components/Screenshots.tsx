import type { Screenshot } from "@candor/api/entities";
import { ScreenshotGrid, ScreenshotViewer } from "@candor/ui/data";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

export interface ScreenshotsProps {
  screenshots: readonly Screenshot[];
}

/** Pictures of what the visitor saw; each opens large. Their signed addresses expire after minutes; then they say so. */
export function Screenshots({ screenshots }: ScreenshotsProps) {
  const { t } = useTranslation(["evidence", "common"]);
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const failed = t("imageFailed");
  const shots = screenshots.map(({ id, url, caption, width, height }) => {
    const words = format.text(caption);
    return { id, src: url, alt: words, caption: words, width, height };
  });
  return (
    <>
      <ScreenshotGrid
        label={t("screenshots")}
        shots={shots}
        enlargeLabel={t("enlarge")}
        failedText={failed}
        onOpen={setOpen}
      />
      {open !== null && (
        <ScreenshotViewer
          shots={shots}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(null)}
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
            failed,
          }}
        />
      )}
    </>
  );
}
