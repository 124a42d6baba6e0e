import { type LinkComponent, PlatformProvider } from "@candor/features/platform";
import type { ReactNode } from "react";
import { BrowserRouter, Link, useNavigate } from "react-router";
import type { Portal } from "./portal.ts";

const isInApp = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** An anchor that stays in the app where its address is one of the app's. */
export const AppLink: LinkComponent = ({ href, ...props }) =>
  isInApp(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;

function Parts({ portal, children }: ProvidersProps) {
  const navigate = useNavigate();
  return (
    <PlatformProvider {...portal} Link={AppLink} navigate={(href, options) => void navigate(href, options)}>
      {children}
    </PlatformProvider>
  );
}

export interface ProvidersProps {
  portal: Portal;
  children: ReactNode;
}

/** Router, client, texts, state and theme of the portal. */
export function Providers(props: ProvidersProps) {
  return (
    <BrowserRouter>
      <Parts {...props} />
    </BrowserRouter>
  );
}
