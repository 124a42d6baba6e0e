import { type Language, LEGAL_DOCUMENTS } from "@candor/api/entities";
import { LogoMark } from "@candor/ui/icons";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "../../session/index.ts";
import * as css from "./CampaignFrame.css.ts";

export interface CampaignFrameProps {
  language: Language;
  /** Another language was chosen. */
  onLanguage: (language: Language) => void;
  /** Names the page in the browser. */
  onTitle: (title: string) => void;
  title: string;
  /** What the campaign is about, left of its form; without it the page is one card in the middle. */
  intro?: ReactNode;
  /** The form, or the card. */
  children: ReactNode;
}

/** What every page of a campaign is given by its app. */
export type PageParts = Pick<CampaignFrameProps, "language" | "onLanguage" | "onTitle">;

/**
 * Bar, columns and foot of a campaign's pages. Campaigns are held in Chinese: their pages speak it whatever the browser
 * prefers, until the reader chooses English in the menu. Their mail is in Chinese.
 */
export function CampaignFrame(props: CampaignFrameProps) {
  const { language, onLanguage, onTitle, title, intro, children } = props;
  const { t } = useTranslation("campaign");
  useEffect(() => onTitle(`${title} · Candor`), [onTitle, title]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <a href="/" className={css.brand} aria-label={t("home")}>
          <LogoMark size={26} />
          <span className={css.wordmark}>Candor</span>
        </a>
        <span className={css.tagline}>{t("tagline")}</span>
        <div className={css.corner}>
          <LanguageMenu language={language} label={t("languageMenu")} onChoose={onLanguage} />
        </div>
      </header>
      {intro ? (
        <main className={css.columns}>
          <section className={css.intro}>{intro}</section>
          <section className={css.form}>{children}</section>
        </main>
      ) : (
        <main className={css.centre}>{children}</main>
      )}
      <footer className={css.footer[intro ? "columns" : "card"]}>
        {LEGAL_DOCUMENTS.map((id) => (
          <a key={id} href={`/pages/${id}`} className={css.link}>
            {t(`document.${id}`)}
          </a>
        ))}
        <span className={css.imprint} suppressHydrationWarning>
          {t("copyright", { year: new Date().getFullYear() })}
        </span>
      </footer>
    </div>
  );
}
