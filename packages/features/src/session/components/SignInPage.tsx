import type { ApiClient } from "@candor/api/client";
import { signIn } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useSignInMethods } from "../methods.ts";
import { useSignInNews } from "../news.ts";
import { FORGOT_PASSWORD_PATH, REGISTER_EMAIL_PATH } from "../paths.ts";
import { NEWS_DRAFT } from "../storage.ts";
import { PublicFrame, type PublicFrameProps } from "./PublicFrame.tsx";
import { PublicView } from "./PublicView.tsx";
import * as css from "./SignInForm.css.ts";
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
  const news = useSignInNews(t("ended"), NEWS_DRAFT, t("previewEnded"));
  const methods = useSignInMethods(client);
  const provider = methods?.single_sign_on;
  const note = (
    <>
      {t("invited")}
      {methods?.registration && (
        <>
          {" "}
          <a className={css.link} href={REGISTER_EMAIL_PATH}>
            {t("register")}
          </a>
        </>
      )}
    </>
  );
  return (
    <PublicFrame language={language} onLanguage={onLanguage}>
      <PublicView title={t("title")} subtitle={news ?? t("subtitle")} live note={note}>
        <SignInForm
          signIn={async (values) => onSignedIn((await client.call(signIn, values, { quiet: true })).token)}
          forgotHref={FORGOT_PASSWORD_PATH}
        />
        {provider && <SignOn client={client} name={provider.name} {...signOn} />}
      </PublicView>
    </PublicFrame>
  );
}
