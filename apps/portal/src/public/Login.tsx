import { SignInPage, type SignInPageProps } from "@candor/features/session";
import { PublicTheme, useAppearance } from "@candor/ui/theme";
import { I18nextProvider } from "react-i18next";
import type { PageParts } from "./page-parts.ts";

export type LoginProps = PageParts & Pick<SignInPageProps, "onSignedIn" | "onLanguage" | "signOn">;

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
