import { HelpScreen } from "@candor/features/help";
import { type LinkComponent, PlatformProvider } from "@candor/features/platform";
import { LanguageMenu } from "@candor/features/session";
import { CandorTheme, useAppearance } from "@candor/ui/theme";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link, Route, Routes, useNavigate, useParams } from "react-router";
import type { PublicApp } from "./app.ts";

/** Addresses that this entry draws; any other is the app's, which loads anew. */
const isPublic = (href: string) => /^\/pages\/(?!login)/.test(href);

const PublicLink: LinkComponent = ({ href, ...props }) =>
  isPublic(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;

function Help({ app }: { app: PublicApp }) {
  const { hashId } = useParams();
  const { t } = useTranslation("help");
  const onTitle = useCallback((title: string) => {
    document.title = title;
  }, []);
  return (
    <HelpScreen
      id={hashId}
      onTitle={onTitle}
      corner={<LanguageMenu language={app.language} label={t("language")} onChoose={app.choose} />}
    />
  );
}

function Leave() {
  location.replace("/");
  return null;
}

export interface PublicPagesProps {
  app: PublicApp;
  Router: ComponentType<{ children: ReactNode }>;
}

function Pages({ app }: { app: PublicApp }) {
  const navigate = useNavigate();
  return (
    <PlatformProvider
      {...app}
      Link={PublicLink}
      navigate={(href, options) => (isPublic(href) ? void navigate(href, options) : location.assign(href))}
    >
      <Routes>
        <Route path="/pages/help/:hashId?" element={<Help app={app} />} />
        <Route path="*" element={<Leave />} />
      </Routes>
    </PlatformProvider>
  );
}

/** The pages under `/pages` that anyone may read. An address that none of them has leads to the start. */
export function PublicPages({ app, Router }: PublicPagesProps) {
  const [appearance] = useAppearance();
  return (
    <CandorTheme appearance={appearance}>
      <Router>
        <Pages app={app} />
      </Router>
    </CandorTheme>
  );
}
