import type { Screenshot } from "@candor/api/entities";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./Screenshots.css.ts";

export interface ScreenshotImageProps {
  shot: Screenshot;
  className: string;
  /** A caption beside it says the same. */
  captioned?: boolean;
}

/** One picture. Its signed address expires after minutes; then it says so. */
export function ScreenshotImage({ shot, className, captioned }: ScreenshotImageProps) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const [failed, setFailed] = useState(false);
  if (failed) return <span className={`${className} ${css.failed}`}>{t("imageFailed")}</span>;
  return (
    <img
      className={className}
      src={shot.url}
      alt={captioned ? "" : format.text(shot.caption)}
      width={shot.width}
      height={shot.height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
