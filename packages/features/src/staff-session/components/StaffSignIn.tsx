import { staffSignIn } from "@candor/api/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { SignInForm, useSignInNews } from "../../session/index.ts";
import { STAFF_NEWS_DRAFT, storeStaffToken } from "../token.ts";
import { type OpenStep, SecondStep } from "./SecondStep.tsx";
import { StaffPublicFrame } from "./StaffPublicFrame.tsx";
import { StaffPublicPage, type StaffPublicPageProps } from "./StaffPublicPage.tsx";

export interface StaffSignInProps extends Pick<StaffPublicPageProps, "onLanguage"> {
  /** The token is stored. */
  onSignedIn: () => void;
}

/** The console's sign-in page: e-mail and password, then the second step where the account has one. */
export function StaffSignIn({ onSignedIn, onLanguage }: StaffSignInProps) {
  const { t } = useTranslation("staff-session");
  const { client } = usePlatform();
  const [step, setStep] = useState<OpenStep | null>(null);
  const news = useSignInNews(t("signIn.ended"), STAFF_NEWS_DRAFT);
  const keep = (token: string) => {
    storeStaffToken(token);
    onSignedIn();
  };
  if (step)
    return (
      <StaffPublicFrame onLanguage={onLanguage}>
        <SecondStep step={step} onSession={keep} onAgain={() => setStep(null)} />
      </StaffPublicFrame>
    );
  return (
    <StaffPublicPage
      title={t("signIn.title")}
      subtitle={news ?? t("signIn.subtitle")}
      live
      note={t("signIn.note")}
      onLanguage={onLanguage}
    >
      <SignInForm
        signIn={async (values) => {
          const reply = await client.call(staffSignIn, values, { quiet: true });
          if ("second_step" in reply) setStep(reply);
          else keep(reply.token);
        }}
      />
    </StaffPublicPage>
  );
}
