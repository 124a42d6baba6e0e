import { LocationProvider } from "@candor/features/address";
import { type LinkComponent, PlatformProvider } from "@candor/features/platform";
import { CONSOLE_PATH } from "@candor/features/staff-session";
import { NoticeProvider, useNotice } from "@candor/ui/notices";
import { LinkProvider } from "@candor/ui/shell";
import { CandorTheme, useAppearance } from "@candor/ui/theme";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, useLocation, useNavigate } from "react-router";
import type { Console } from "./console.ts";

/** An anchor that stays in the console where its address is one of the console's. */
export const ConsoleLink: LinkComponent = ({ href, ...props }) =>
  href.startsWith(`${CONSOLE_PATH}/`) || href.startsWith("?") ? (
    <Link to={href} {...props} />
  ) : (
    <a href={href} {...props} />
  );

/** Client, texts, state, links and theme around every page. */
export function Providers({ mis }: { mis: Console }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useMemo(
    () => ({
      pathname,
      search,
      // Drawn at once: the next key may come before a transition has ended.
      go: (href: string, options?: { replace?: boolean }) =>
        void navigate(href, { ...options, preventScrollReset: true, flushSync: true }),
    }),
    [pathname, search, navigate],
  );
  const [appearance] = useAppearance();
  return (
    <CandorTheme appearance={appearance}>
      <PlatformProvider
        {...mis}
        Link={ConsoleLink}
        navigate={(href, options) => void navigate(href, options)}
      >
        <LinkProvider component={ConsoleLink}>
          <LocationProvider value={place}>
            <Notices mis={mis} />
          </LocationProvider>
        </LinkProvider>
      </PlatformProvider>
    </CandorTheme>
  );
}

function Notices({ mis }: { mis: Console }) {
  const { t } = useTranslation();
  return (
    <NoticeProvider
      closeLabel={t("action.dismiss")}
      copy={{ label: t("action.copy"), copiedLabel: t("action.copied") }}
    >
      <ClientMessages mis={mis} />
      <Outlet />
    </NoticeProvider>
  );
}

/** What the client has to say becomes a notice. */
function ClientMessages({ mis: { messages } }: { mis: Console }) {
  const { show } = useNotice();
  useEffect(() => messages.listen(show), [messages, show]);
  return null;
}
