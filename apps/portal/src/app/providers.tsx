import { LocationProvider } from "@candor/features/address";
import { type LinkComponent, PlatformProvider } from "@candor/features/platform";
import { NoticeProvider, useNotice } from "@candor/ui/notices";
import { CandorTheme, useAppearance, useThemeSettings } from "@candor/ui/theme";
import { type ComponentType, type ReactNode, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BrowserRouter, Link, useLocation, useNavigate } from "react-router";
import { Opening } from "./opening.tsx";
import type { Portal } from "./portal.ts";
import { preload, screenAt } from "./preload.ts";
import { screens } from "./registry.ts";

const isInApp = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** An anchor that stays in the app where its address is one of the app's, and fetches ahead on intent. */
function createAppLink(portal: Portal): LinkComponent {
  return function AppLink({ href, ...props }) {
    if (!isInApp(href)) return <a href={href} {...props} />;
    const ahead = () => {
      const screen = screenAt(screens, new URL(href, location.origin).pathname);
      if (screen) preload(screen, portal);
    };
    return <Link to={href} onPointerEnter={ahead} onFocus={ahead} {...props} />;
  };
}

/** Shows what the client has to say as notices. */
function Messages({ portal }: { portal: Portal }) {
  const { show } = useNotice();
  useEffect(() => {
    portal.messages.listener = show;
  }, [portal, show]);
  return null;
}

function Notices({ portal, children }: ProvidersProps) {
  const { t } = useTranslation();
  return (
    <NoticeProvider
      closeLabel={t("action.dismiss")}
      copy={{ label: t("action.copy"), copiedLabel: t("action.copied") }}
    >
      <Messages portal={portal} />
      {children}
    </NoticeProvider>
  );
}

interface PartsProps extends ProvidersProps {
  Link: LinkComponent;
}

function Parts({ portal, Link, children }: PartsProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useMemo(
    () => ({
      pathname,
      search,
      go: (href: string, options?: { replace?: boolean }) => void navigate(href, options),
    }),
    [pathname, search, navigate],
  );
  return (
    <PlatformProvider {...portal} Link={Link} navigate={(href, options) => void navigate(href, options)}>
      <LocationProvider value={place}>{children}</LocationProvider>
    </PlatformProvider>
  );
}

export interface ProvidersProps {
  portal: Portal;
  children: ReactNode;
}

/** Tells of a new address at once: `Opening` decides when it is shown. */
const InstantRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/** Theme, router, client, texts, state and notices of a portal, as one component. */
export function createProviders(
  portal: Portal,
  Router: ComponentType<{ children: ReactNode }> = InstantRouter,
) {
  const AppLink = createAppLink(portal);
  return function Providers({ children }: { children: ReactNode }) {
    const [appearance] = useAppearance();
    const [settings] = useThemeSettings();
    return (
      <CandorTheme appearance={appearance} {...settings}>
        <Router>
          <Opening>
            <Parts portal={portal} Link={AppLink}>
              <Notices portal={portal}>{children}</Notices>
            </Parts>
          </Opening>
        </Router>
      </CandorTheme>
    );
  };
}
