import { NoticeProvider, useNotice } from "@candor/ui/notices";
import { LinkProvider } from "@candor/ui/shell";
import { CandorTheme, useAppearance, useThemeSettings } from "@candor/ui/theme";
import { type ReactNode, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { type GoOptions, LocationProvider } from "../address/index.ts";
import { type LinkComponent, PlatformProvider } from "../platform/index.ts";
import { Searches } from "../platform/search/Searches.tsx";
import type { ClientApp } from "./client-app.ts";
import { useRouter } from "./RouterProvider.tsx";
import { IN_PLACE } from "./scroll-restoration.ts";

/** Light or dark, and what the theme panel has set. */
export function AppTheme({ children }: { children: ReactNode }) {
  const [appearance] = useAppearance();
  const [settings] = useThemeSettings();
  return (
    <CandorTheme appearance={appearance} {...settings}>
      {children}
    </CandorTheme>
  );
}

export interface AppProvidersProps {
  app: ClientApp;
  Link: LinkComponent;
  children: ReactNode;
}

/** Theme, client, texts, state, links, address and notices around every page. Stands inside the router. */
export function AppProviders({ app, Link, children }: AppProvidersProps) {
  const { navigate, stepsBack } = useRouter();
  const location = useLocation();
  const place = useMemo(
    () => ({
      ...location,
      // Drawn at once: the next key may come before a transition has ended.
      go: (href: string, options?: GoOptions) =>
        navigate(href, { ...options, state: IN_PLACE, atOnce: true }),
      leadsTo: (path: string) => stepsBack(location, path) >= 0,
    }),
    [location, navigate, stepsBack],
  );
  return (
    <AppTheme>
      <PlatformProvider {...app} Link={Link} navigate={navigate}>
        <LinkProvider component={Link}>
          <LocationProvider value={place}>
            <Notices app={app}>
              <Searches>{children}</Searches>
            </Notices>
          </LocationProvider>
        </LinkProvider>
      </PlatformProvider>
    </AppTheme>
  );
}

function Notices({ app, children }: Pick<AppProvidersProps, "app" | "children">) {
  const { t } = useTranslation();
  return (
    <NoticeProvider
      closeLabel={t("action.dismiss")}
      copy={{ label: t("action.copy"), copiedLabel: t("action.copied") }}
    >
      <ClientMessages app={app} />
      {children}
    </NoticeProvider>
  );
}

/** What the client has to say becomes a notice. */
function ClientMessages({ app: { messages } }: { app: ClientApp }) {
  const { show } = useNotice();
  useEffect(() => messages.listen(show), [messages, show]);
  return null;
}
