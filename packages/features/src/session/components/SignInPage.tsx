import type { ApiClient } from "@candor/api/client";
import { signIn } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useSignInNews } from "../news.ts";
import { FORGOT_PASSWORD_PATH } from "../paths.ts";
import { PublicFrame, type PublicFrameProps } from "./PublicFrame.tsx";
import { PublicView } from "./PublicView.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignOn, type SignOnProps } from "./SignOn.tsx";

export interface SignInPageProps extends Pick<PublicFrameProps, "language" | "onLanguage"> {
  client: ApiClient;
  /** The session's bearer token, for the app to keep. */
  onSignedIn: (token: string) => void;
  /** Single sign-on, where the server has it. */
  signOn: Pick<SignOnProps, "returnTo" | "onLeave">;
}

/** The sign-in page, whole. Drawn at build in each language, so that it needs no script to be seen. */
export function SignInPage({ client, language, onSignedIn, onLanguage, signOn }: SignInPageProps) {
  const { t } = useTranslation("session");
  const news = useSignInNews(t("ended"));
  return (
    <PublicFrame language={language} onLanguage={onLanguage}>
      <PublicView title={t("title")} subtitle={news ?? t("subtitle")} live note={t("invited")}>
        <SignInForm
          signIn={async (values) => onSignedIn((await client.call(signIn, values, { quiet: true })).token)}
          forgotHref={FORGOT_PASSWORD_PATH}
        />
        <SignOn client={client} {...signOn} />
      </PublicView>
    </PublicFrame>
  );
}
