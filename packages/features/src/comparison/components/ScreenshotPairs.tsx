import type { Screenshot } from "@candor/api/entities";
import { Section } from "@candor/ui/shell";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./comparison.css.ts";
import * as pairs from "./ScreenshotPairs.css.ts";
import { ScreenshotSlider } from "./ScreenshotSlider.tsx";

export interface ScreenshotPairsProps {
  before: readonly Screenshot[];
  after: readonly Screenshot[];
}

/** Screenshots of both assessments, those of the same moment over each other. */
export function ScreenshotPairs({ before, after }: ScreenshotPairsProps) {
  const { t } = useTranslation("comparison");
  const captions = [...new Set([...after, ...before].map(({ caption }) => caption.en))];
  if (captions.length === 0) return null;
  const of = (shots: readonly Screenshot[], caption: string) =>
    shots.find((shot) => shot.caption.en === caption);
  return (
    <Section title={t("check.screenshots")}>
      <div className={pairs.grid}>
        {captions.map((caption) => {
          const [was, is] = [of(before, caption), of(after, caption)];
          if (was && is) return <ScreenshotSlider key={`${was.url} ${is.url}`} before={was} after={is} />;
          const shot = is ?? was;
          return shot && <OneSided key={caption} shot={shot} side={is ? t("later") : t("earlier")} />;
        })}
      </div>
    </Section>
  );
}

function OneSided({ shot, side }: { shot: Screenshot; side: string }) {
  const { t } = useTranslation(["comparison", "evidence"]);
  const format = useFormat();
  const [failed, setFailed] = useState(false);
  const caption = format.text(shot.caption);
  return (
    <figure className={pairs.figure}>
      <figcaption className={css.small}>{caption}</figcaption>
      {failed ? (
        <p className={css.quiet}>{t("evidence:imageFailed")}</p>
      ) : (
        <img
          className={pairs.picture}
          src={shot.url}
          alt={caption}
          width={shot.width}
          height={shot.height}
          onError={() => setFailed(true)}
        />
      )}
      <p className={css.quiet}>{t("check.oneSided", { side: side.toLowerCase() })}</p>
    </figure>
  );
}
