import type { Screenshot } from "@candor/api/entities";
import { ScreenshotGrid } from "@candor/ui/data";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

// Fetched when a picture is first opened.
const LargeScreenshots = lazy(() => import("./LargeScreenshots.tsx"));

export interface ScreenshotsProps {
  screenshots: readonly Screenshot[];
}

/** Pictures of what the visitor saw; each opens large. Their signed addresses expire after minutes; then they say so. */
export function Screenshots({ screenshots }: ScreenshotsProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
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
        failedText={t("imageFailed")}
        onOpen={setOpen}
      />
      {open !== null && (
        <Suspense>
          <LargeScreenshots
            shots={shots}
            index={open}
            onIndexChange={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
