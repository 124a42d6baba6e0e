import type { ApiClient } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import type { createI18n } from "@candor/features/platform";
import { SignInPage, type SignInPageProps } from "@candor/features/session";
import { PublicTheme, useAppearance } from "@candor/ui/theme";
import { I18nextProvider } from "react-i18next";

export interface LoginProps extends Pick<SignInPageProps, "onSignedIn" | "onLanguage"> {
  client: ApiClient;
  language: Language;
  i18n: ReturnType<typeof createI18n>;
}

/** The sign-in page with all that it needs: no router, no store, no query client. */
export function Login({ i18n, ...page }: LoginProps) {
  const [appearance] = useAppearance();
  return (
    <PublicTheme appearance={appearance}>
      <I18nextProvider i18n={i18n}>
        <SignInPage {...page} />
      </I18nextProvider>
    </PublicTheme>
  );
}
