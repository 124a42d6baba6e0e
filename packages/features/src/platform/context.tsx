import { type ApiClient, isApiError } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import type { LinkProps } from "@candor/ui/shell";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from "react";
import { I18nextProvider } from "react-i18next";
import { SharedStates, SharedStatesContext } from "./shared-state.ts";

/** An anchor that an app's router may take over. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & Pick<LinkProps, "href" | "data-way">
>;

export interface Platform {
  client: ApiClient;
  language: Language;
  Link: LinkComponent;
  /** Goes to a path of this app without a reload. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
}

const PlatformContext = createContext<Platform | null>(null);

export interface PlatformProviderProps extends Platform {
  i18n: I18n;
  queryClient: QueryClient;
  /** Fresh ones when absent. */
  states?: SharedStates;
  children: ReactNode;
}

/** What a feature needs of the app around it. Each app, story and test makes its own. */
export function PlatformProvider(props: PlatformProviderProps) {
  const { i18n, queryClient, states, children, client, language, Link, navigate } = props;
  const [own] = useState(() => new SharedStates());
  // The same while nothing of it changes: every cell and every link reads it.
  const platform = useMemo(() => ({ client, language, Link, navigate }), [client, language, Link, navigate]);
  return (
    <PlatformContext value={platform}>
      <I18nextProvider i18n={i18n}>
        <SharedStatesContext value={states ?? own}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </SharedStatesContext>
      </I18nextProvider>
    </PlatformContext>
  );
}

/** The app around this feature. Throws outside a PlatformProvider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error("usePlatform needs a PlatformProvider above it");
  return platform;
}

const canHelp = (error: Error | null) => error !== null && "retryable" in error && error.retryable === true;

/** The server said no, and would again. To one who is signed out it says otherwise after sign-in. */
const isRefusal = (error: Error | null) => isApiError(error) && !error.retryable && error.status !== 401;

/** A refusal is not asked for again by who is drawn right after it, such as the screen whose call went ahead of it. */
const JUST_NOW_MS = 5_000;

/** A query client with the house's defaults: one retry where a retry can help, half a minute of freshness. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && canHelp(error),
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          !isRefusal(error) || Date.now() - errorUpdatedAt > JUST_NOW_MS,
      },
    },
  });
}
