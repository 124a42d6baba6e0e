import type { Language } from "@candor/api/entities";
import { PublicLayout } from "@candor/ui/shell";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { Brand, LanguageMenu, Pitch } from "../../session/index.ts";
import * as css from "./StaffPublicPage.css.ts";

export interface StaffPublicFrameProps {
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** What stands around the console's pages outside its shell: what the console is for. */
export function StaffPublicFrame({ onLanguage, children }: StaffPublicFrameProps) {
  const { t } = useTranslation("staff-session");
  const { language } = usePlatform();
  return (
    <PublicLayout
      brand={
        <Brand name={t("product")}>
          <span className={css.tag}>{t("tag")}</span>
        </Brand>
      }
      promise={
        <Pitch
          title={t("promise.title")}
          text={t("promise.text")}
          size="hero"
          figureLabel={t("promise.figure")}
        />
      }
      corner={<LanguageMenu language={language} label={t("user.language")} onChoose={onLanguage} />}
    >
      {children}
    </PublicLayout>
  );
}
