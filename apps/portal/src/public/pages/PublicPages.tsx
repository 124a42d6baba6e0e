import { LEGAL_DOCUMENTS, type LegalDocumentId } from "@candor/api/entities";
import { type AppRouter, type ClientApp, RouterLink, RouterProvider } from "@candor/features/app";
import { LazyResultPage } from "@candor/features/campaign-result";
import {
  ConfirmInvitePage,
  ForgotPasswordPage,
  MagicLinkPage,
  MisViewPage,
  PlaceholderPage,
  RegisterEmailPage,
  RegisterPage,
  ResetPasswordPage,
  SignedOutPage,
  SignOnEndPage,
  SignOnReturnPage,
  SignOnStartPage,
} from "@candor/features/credentials";
import { DocumentScreen } from "@candor/features/documents";
import { HelpScreen } from "@candor/features/help";
import { type LinkComponent, PlatformProvider } from "@candor/features/platform";
import { chooseLanguage, LanguageMenu } from "@candor/features/session";
import { LazySharedReportPage } from "@candor/features/shared-report-page";
import { Connection } from "@candor/features/shell";
import { NoticeProvider } from "@candor/ui/notices";
import { CandorTheme, useAppearance } from "@candor/ui/theme";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, useLocation, useParams } from "react-router";
import { CredentialPage } from "./CredentialPage.tsx";
import { JiraRedirect } from "./JiraRedirect.tsx";
import { screenBehind } from "./screen-behind.ts";

/** Addresses that this entry draws; any other is the app's, which loads anew. */
const isPublic = (href: string) => /^\/pages\/(?!login)/.test(href);

const PublicLink: LinkComponent = ({ href, ...props }) =>
  isPublic(href) ? <RouterLink href={href} {...props} /> : <a href={href} {...props} />;

/** Pages that lead into an account, by their address under `/pages`: those of the mails' links, two that ask for one, and those of single sign-on. */
const CREDENTIAL_PAGES = {
  "forgot-password": ForgotPasswordPage,
  "reset-password": ResetPasswordPage,
  "confirm-invite": ConfirmInvitePage,
  "confirm-invite-trust": ConfirmInvitePage,
  "register-email": RegisterEmailPage,
  register: RegisterPage,
  "register-trust": RegisterPage,
  "pprm-free-trial": RegisterEmailPage,
  "magic-link-callback": MagicLinkPage,
  "mis-view": MisViewPage,
  placeHolder: PlaceholderPage,
  "user/callback": SignOnReturnPage,
  "user/authorize": SignOnStartPage,
  "user/logout": SignOnEndPage,
  "user/callback-logout": SignedOutPage,
};

const onTitle = (title: string) => {
  document.title = title;
};

function Corner({ app }: { app: ClientApp }) {
  const { t } = useTranslation("help");
  return <LanguageMenu language={app.language} label={t("language")} onChoose={chooseLanguage} />;
}

function Help({ app }: { app: ClientApp }) {
  const { hashId } = useParams();
  return <HelpScreen id={hashId} onTitle={onTitle} corner={<Corner app={app} />} />;
}

function Document({ app, id }: { app: ClientApp; id: LegalDocumentId }) {
  return <DocumentScreen id={id} onTitle={onTitle} corner={<Corner app={app} />} />;
}

function CampaignResult() {
  const { cid = "", rid = "" } = useParams();
  return (
    <Suspense>
      <LazyResultPage
        {...{ cid, rid, onTitle }}
        onLanguage={chooseLanguage}
        onMissing={() => location.reload()}
      />
    </Suspense>
  );
}

function SharedReport({ app }: { app: ClientApp }) {
  const { code = "" } = useParams();
  return (
    <Suspense>
      <LazySharedReportPage
        {...{ code, onTitle }}
        corner={<Corner app={app} />}
        onMissing={() => location.reload()}
      />
    </Suspense>
  );
}

/** Leads on from an address that has no page of its own: whoever is not signed in is asked to on the way. */
function Leave() {
  const { pathname, search } = useLocation();
  location.replace(screenBehind(pathname, search));
  return null;
}

/** Says when there is no network, and when it is back. */
function Network({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <NoticeProvider closeLabel={t("action.dismiss")}>
      <Connection place="top" />
      {children}
    </NoticeProvider>
  );
}

export interface PublicPagesProps {
  app: ClientApp;
  router: AppRouter;
}

function Pages({ app, router }: PublicPagesProps) {
  return (
    <PlatformProvider
      {...app}
      Link={PublicLink}
      navigate={(href, options) => (isPublic(href) ? router.navigate(href, options) : location.assign(href))}
    >
      <Network>
        <Routes>
          <Route path="/pages/help/:hashId?" element={<Help app={app} />} />
          {LEGAL_DOCUMENTS.map((id) => (
            <Route key={id} path={`/pages/${id}`} element={<Document app={app} id={id} />} />
          ))}
          {Object.entries(CREDENTIAL_PAGES).map(([path, Page]) => (
            <Route
              key={path}
              path={`/pages/${path}`}
              element={<CredentialPage key={path} app={app} Page={Page} onTitle={onTitle} />}
            />
          ))}
          <Route path="/pages/jiraredirect" element={<JiraRedirect app={app} onTitle={onTitle} />} />
          {["/activity/result/:cid/:rid", "/pages/activity/:cid/:rid"].map((path) => (
            <Route key={path} path={path} element={<CampaignResult />} />
          ))}
          <Route path="/pages/assessment-report/:code" element={<SharedReport app={app} />} />
          <Route path="*" element={<Leave />} />
        </Routes>
      </Network>
    </PlatformProvider>
  );
}

/** The pages under `/pages` that anyone may read. An address that none of them has leads to the start. */
export function PublicPages({ app, router }: PublicPagesProps) {
  const [appearance] = useAppearance();
  return (
    <CandorTheme appearance={appearance}>
      <RouterProvider router={router}>
        <Pages app={app} router={router} />
      </RouterProvider>
    </CandorTheme>
  );
}
