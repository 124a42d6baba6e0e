import type { Screenshot } from "@candor/api/entities";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./ScreenshotSlider.css.ts";

export interface ScreenshotSliderProps {
  before: Screenshot;
  after: Screenshot;
}

/** The same screenshot of two assessments, one over the other; the slider uncovers either, also by the arrow keys. */
export function ScreenshotSlider({ before, after }: ScreenshotSliderProps) {
  const { t } = useTranslation(["comparison", "evidence"]);
  const format = useFormat();
  const [percent, setPercent] = useState(50);
  const [failed, setFailed] = useState<ReadonlySet<Screenshot>>(new Set());
  const caption = format.text(after.caption);
  const side = (name: "earlier" | "later") => `${caption}, ${t(name)}`;
  const picture = (shot: Screenshot, name: "earlier" | "later", over?: CSSProperties) => (
    <img
      className={over ? `${css.picture} ${css.over}` : css.picture}
      style={over}
      src={shot.url}
      alt={side(name)}
      width={shot.width}
      height={shot.height}
      onError={() => setFailed((others) => new Set(others).add(shot))}
    />
  );
  // Nothing to hold one over: each side by itself.
  if (failed.size > 0) {
    return (
      <figure className={css.figure}>
        <figcaption className={css.caption}>{caption}</figcaption>
        {(
          [
            ["earlier", before],
            ["later", after],
          ] as const
        ).map(([name, shot]) => (
          <div key={name}>
            <p className={css.caption}>{t(name)}</p>
            {failed.has(shot) ? (
              <p className={css.caption}>{t("evidence:imageFailed")}</p>
            ) : (
              picture(shot, name)
            )}
          </div>
        ))}
      </figure>
    );
  }
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{caption}</figcaption>
      <div className={css.pictures}>
        {picture(after, "later")}
        {picture(before, "earlier", { clipPath: `inset(0 ${100 - percent}% 0 0)` })}
        <span className={css.edge} style={{ left: `${percent}%` }} aria-hidden="true" />
      </div>
      <input
        type="range"
        className={css.range}
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={t("check.slider")}
        aria-valuetext={t("check.sliderValue", {
          percent: format.percent(percent / 100),
          rest: format.percent(1 - percent / 100),
        })}
        onChange={({ target }) => setPercent(Number(target.value))}
      />
      <div className={css.ends} aria-hidden="true">
        <span>{t("earlier")}</span>
        <span>{t("later")}</span>
      </div>
    </figure>
  );
}
