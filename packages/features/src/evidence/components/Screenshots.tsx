import type { Screenshot } from "@candor/api/entities";
import { hidden } from "@candor/ui/tokens";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { ScreenshotImage } from "./ScreenshotImage.tsx";
import * as css from "./Screenshots.css.ts";
import { ScreenshotViewer } from "./ScreenshotViewer.tsx";

export interface ScreenshotsProps {
  screenshots: readonly Screenshot[];
}

/** Pictures of what the visitor saw; each opens large. */
export function Screenshots({ screenshots }: ScreenshotsProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <div className={css.grid}>
        {screenshots.map((shot, index) => (
          <button key={shot.id} type="button" className={css.tile} onClick={() => setOpen(index)}>
            <ScreenshotImage shot={shot} className={css.thumb} captioned />
            <span className={css.caption}>
              <span className={hidden}>{`${t("enlarge")} `}</span>
              {format.text(shot.caption)}
            </span>
          </button>
        ))}
      </div>
      {open !== null && (
        <ScreenshotViewer
          screenshots={screenshots}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
