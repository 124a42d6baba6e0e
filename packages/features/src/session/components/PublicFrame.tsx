import type { CheckStatus, Language } from "@candor/api/entities";
import { Vernier } from "@candor/ui/figures";
import { SeverityGlyph } from "@candor/ui/icons";
import { PublicLayout } from "@candor/ui/shell";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Brand } from "./Brand.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { Pitch, SPECIMEN } from "./Pitch.tsx";
import * as css from "./PublicFrame.css.ts";

/** An invented assessment that fills a narrow page at a tick a check. */
const NARROW_SPECIMEN = { critical: 3, medium: 10, low: 14, potential: 5, uncertain: 2, passed: 80 };
const LEGEND = Object.keys(SPECIMEN) as (CheckStatus & keyof typeof SPECIMEN)[];

/** Short names of laws and standards as the field writes them everywhere; one with a name in the page's language bears that. */
const FRAMEWORKS = [
  "GDPR",
  "CPRA",
  "pipl",
  "LGPD",
  "HIPAA",
  "COPPA",
  "PDPA",
  "APPI",
  "ISO/IEC 27001, 27701",
] as const;

export interface PublicFrameProps {
  language: Language;
  /** Another language was chosen. */
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** What stands around the form of signing in and of all that leads there: the promise, the language, the imprint. */
export function PublicFrame({ language, onLanguage, children }: PublicFrameProps) {
  const { t } = useTranslation("session");
  return (
    <PublicLayout
      brand={<Brand name="Candor" />}
      promise={
        <Pitch
          title={t("promise.title")}
          text={t("promise.text")}
          size="public"
          figureLabel={t("promise.figure")}
        >
          <ul className={css.legend}>
            {LEGEND.map((status) => (
              <li key={status} className={css.legendItem}>
                <SeverityGlyph status={status} />
                {t(`level.${status}`)}
              </li>
            ))}
          </ul>
        </Pitch>
      }
      promiseFooter={FRAMEWORKS.map((name) =>
        name === "pipl" ? (
          <span key={name}>{t("pipl")}</span>
        ) : (
          <span key={name} lang="en">
            {name}
          </span>
        ),
      )}
      figure={<Vernier counts={NARROW_SPECIMEN} size="hero" width={342} aria-hidden="true" label="" />}
      corner={<LanguageMenu language={language} label={t("languageMenu")} onChoose={onLanguage} />}
      footer={
        <span className={css.imprint} suppressHydrationWarning>
          {t("copyright", { year: new Date().getFullYear() })}
        </span>
      }
    >
      {children}
    </PublicLayout>
  );
}
