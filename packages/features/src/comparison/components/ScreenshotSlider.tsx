import type { Screenshot } from "@candor/api/entities";
import { useState } from "react";
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
  const [failed, setFailed] = useState(false);
  const caption = format.text(after.caption);
  const side = (name: "earlier" | "later") => `${caption}, ${t(name)}`;
  if (failed) {
    return (
      <figure className={css.figure}>
        <figcaption className={css.caption}>{caption}</figcaption>
        <p className={css.caption}>{t("evidence:imageFailed")}</p>
      </figure>
    );
  }
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{caption}</figcaption>
      <div className={css.pictures}>
        <img
          className={css.picture}
          src={after.url}
          alt={side("later")}
          width={after.width}
          height={after.height}
          onError={() => setFailed(true)}
        />
        <img
          className={`${css.picture} ${css.over}`}
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
          src={before.url}
          alt={side("earlier")}
          width={before.width}
          height={before.height}
          onError={() => setFailed(true)}
        />
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
