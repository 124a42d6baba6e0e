import { staffSignIn } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { SignInForm } from "../../session/index.ts";
import { storeStaffToken } from "../session.ts";
import { StaffPublicPage, type StaffPublicPageProps } from "./StaffPublicPage.tsx";

export interface StaffSignInProps extends Pick<StaffPublicPageProps, "onLanguage"> {
  /** The token is stored. */
  onSignedIn: () => void;
}

/** The console's sign-in page. */
export function StaffSignIn({ onSignedIn, onLanguage }: StaffSignInProps) {
  const { t } = useTranslation("staff-session");
  const { client } = usePlatform();
  return (
    <StaffPublicPage
      title={t("signIn.title")}
      subtitle={t("signIn.subtitle")}
      note={t("signIn.note")}
      onLanguage={onLanguage}
    >
      <SignInForm
        client={client}
        endpoint={staffSignIn}
        onSignedIn={(token) => {
          storeStaffToken(token);
          onSignedIn();
        }}
      />
    </StaffPublicPage>
  );
}
