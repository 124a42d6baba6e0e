import { LogoMark } from "@candor/ui/icons";
import { LinkProvider } from "@candor/ui/shell";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import * as css from "./PublicPage.css.ts";

export interface PublicPageProps {
  /** What the page belongs to, beside the product's name. */
  section?: ReactNode;
  /** At the end of the bar, such as the choice of language. */
  corner?: ReactNode;
  children: ReactNode;
}

/** A page that anyone may read: the product's bar over it, and links that stay in it. */
export function PublicPage({ section, corner, children }: PublicPageProps) {
  const { t } = useTranslation("help");
  const { t: common } = useTranslation();
  const { Link } = usePlatform();
  return (
    <LinkProvider component={Link}>
      <div className={css.page}>
        <a className={css.skip} href="#content">
          {t("skip")}
        </a>
        <header className={css.bar}>
          <a href="/" className={css.brand} aria-label={t("home")}>
            <LogoMark size={24} />
            <span className={css.wordmark}>{common("appName")}</span>
          </a>
          {section && <span className={css.section}>{section}</span>}
          <div className={css.end}>{corner}</div>
        </header>
        {children}
      </div>
    </LinkProvider>
  );
}
