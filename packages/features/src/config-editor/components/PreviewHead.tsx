import { SegmentedControl } from "@candor/ui/forms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./editor.css.ts";

export interface PreviewHeadProps {
  language: "en" | "cn";
  onLanguageChange: (language: "en" | "cn") => void;
  /** A field is wrong: the preview is that of before. */
  stale: boolean;
  /** What else it is set to. */
  children?: ReactNode;
}

/** Over every preview: the language it is in, and whether it is up to what is typed. */
export function PreviewHead({ language, onLanguageChange, stale, children }: PreviewHeadProps) {
  const { t } = useTranslation("config-editor");
  return (
    <>
      <div className={css.previewHead}>
        <h2 className={css.side}>{t("preview.title")}</h2>
        <SegmentedControl
          label={t("preview.language")}
          size={28}
          value={language}
          options={[
            { value: "en", label: "EN" },
            { value: "cn", label: "中文" },
          ]}
          onValueChange={onLanguageChange}
        />
        {children}
      </div>
      {stale && <p className={css.quiet}>{t("preview.stale")}</p>}
    </>
  );
}
