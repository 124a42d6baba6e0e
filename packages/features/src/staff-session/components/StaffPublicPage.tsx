import type { Language } from "@candor/api/entities";
import { Vernier } from "@candor/ui/figures";
import { LogoMark } from "@candor/ui/icons";
import { PublicLayout } from "@candor/ui/shell";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { LanguageMenu } from "../../session/index.ts";
import * as css from "./StaffPublicPage.css.ts";

/** The invented scan that the promise is drawn with. */
const SPECIMEN = { critical: 3, medium: 8, low: 11, potential: 4, uncertain: 2, passed: 60 };

export interface StaffPublicPageProps {
  title: string;
  subtitle: string;
  /** Under the form, after a rule. */
  note?: ReactNode;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** A page of the console outside its shell: what the console is for, and a form. */
export function StaffPublicPage({ title, subtitle, note, onLanguage, children }: StaffPublicPageProps) {
  const { t } = useTranslation("staff-session");
  const { language } = usePlatform();

  useEffect(() => {
    document.title = t("documentTitle", { title });
  }, [t, title]);

  return (
    <PublicLayout
      brand={
        <div className={css.brand}>
          <LogoMark size={28} />
          <span className={css.wordmark}>{t("product")}</span>
          <span className={css.tag}>{t("tag")}</span>
        </div>
      }
      promise={
        <>
          <p className={css.headline}>{t("promise.title")}</p>
          <p className={css.lead}>{t("promise.text")}</p>
          <Vernier counts={SPECIMEN} size="hero" width={699} label={t("promise.figure")} />
        </>
      }
      corner={<LanguageMenu language={language} label={t("user.language")} onChoose={onLanguage} />}
    >
      <h1 id="sign-in-title" className={css.title}>
        {title}
      </h1>
      <p className={css.subtitle}>{subtitle}</p>
      {children}
      {note && <p className={css.note}>{note}</p>}
    </PublicLayout>
  );
}
