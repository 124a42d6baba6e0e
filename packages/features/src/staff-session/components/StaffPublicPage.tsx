import type { Language } from "@candor/api/entities";
import { PublicLayout } from "@candor/ui/shell";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { Brand, LanguageMenu, Pledge, PublicView, type PublicViewProps } from "../../session/index.ts";
import * as css from "./StaffPublicPage.css.ts";

export interface StaffPublicPageProps
  extends Pick<PublicViewProps, "title" | "subtitle" | "note" | "children"> {
  onLanguage: (language: Language) => void;
}

/** A page of the console outside its shell: what the console is for, and a form. */
export function StaffPublicPage({ title, onLanguage, ...view }: StaffPublicPageProps) {
  const { t } = useTranslation("staff-session");
  const { language } = usePlatform();

  useEffect(() => {
    document.title = t("documentTitle", { title });
  }, [t, title]);

  return (
    <PublicLayout
      brand={
        <Brand name={t("product")}>
          <span className={css.tag}>{t("tag")}</span>
        </Brand>
      }
      promise={
        <Pledge
          title={t("promise.title")}
          text={t("promise.text")}
          size="hero"
          figureLabel={t("promise.figure")}
        />
      }
      corner={<LanguageMenu language={language} label={t("user.language")} onChoose={onLanguage} />}
    >
      <PublicView title={title} {...view} />
    </PublicLayout>
  );
}
