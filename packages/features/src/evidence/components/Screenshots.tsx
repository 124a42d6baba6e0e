import type { Screenshot } from "@candor/api/entities";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./Screenshots.css.ts";

export interface ScreenshotsProps {
  screenshots: readonly Screenshot[];
}

/** Pictures of what the visitor saw. */
export function Screenshots({ screenshots }: ScreenshotsProps) {
  const format = useFormat();
  return (
    <div className={css.grid}>
      {screenshots.map((shot) => (
        <figure key={shot.id} className={css.tile}>
          <Thumb shot={shot} />
          <figcaption className={css.caption}>{format.text(shot.caption)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Thumb({ shot }: { shot: Screenshot }) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [failed, setFailed] = useState(false);
  if (failed) return <div className={`${css.thumb} ${css.failed}`}>{t("imageFailed")}</div>;
  return (
    <img
      className={css.thumb}
      src={shot.url}
      alt={format.text(shot.caption)}
      width={shot.width}
      height={shot.height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
