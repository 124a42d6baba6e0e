import { acceptStaffLink, checkStaffLink } from "@candor/api/contract";
import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import {
  CredentialViews,
  LinkChecked,
  type NewPassword,
  PasswordForm,
  View,
} from "../../credentials/index.ts";
import { useEndpoint, usePlatform } from "../../platform/index.ts";
import { STAFF_SIGN_IN_PATH } from "../paths.ts";
import { storeStaffToken } from "../token.ts";
import { StaffPublicFrame, type StaffPublicFrameProps } from "./StaffPublicFrame.tsx";

export interface StaffInvitationProps extends Pick<StaffPublicFrameProps, "onLanguage"> {
  /** From the mail's link; null or empty where the link was cut. */
  code: string | null;
  /** The password is set, and the token is stored. */
  onDone: () => void;
}

const nameDocument = (title: string) => {
  document.title = title;
};

/** The page behind the link with which someone joins the staff: they set a password, which signs them in. */
export function StaffInvitation({ code, onDone, onLanguage }: StaffInvitationProps) {
  const { t } = useTranslation("staff-session");
  const { client } = usePlatform();
  const query = useEndpoint(checkStaffLink, { code: code ?? "" }, { quiet: true, enabled: !!code });
  const join = async (checked: string, values: NewPassword) => {
    const { token } = await client.call(acceptStaffLink, { code: checked, ...values }, { quiet: true });
    storeStaffToken(token);
    onDone();
  };
  return (
    <StaffPublicFrame onLanguage={onLanguage}>
      <CredentialViews signInHref={STAFF_SIGN_IN_PATH} onTitle={nameDocument} appName={t("appName")}>
        <LinkChecked query={query} code={code} next="signIn">
          {({ username, email }, checked, onProblem) => (
            <View title={t("invitation.title", { name: username })} subtitle={t("invitation.subtitle")}>
              <PasswordForm
                rule="v2"
                send={(values) => join(checked, values)}
                submitLabel={t("invitation.submit")}
                onProblem={onProblem}
              >
                <TextField
                  label={t("setup.email")}
                  type="email"
                  autoComplete="username"
                  readOnly
                  value={email}
                />
              </PasswordForm>
            </View>
          )}
        </LinkChecked>
      </CredentialViews>
    </StaffPublicFrame>
  );
}
