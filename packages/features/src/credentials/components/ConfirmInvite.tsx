import { checkInvitation } from "@candor/api/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft, useEndpoint } from "../../platform/index.ts";
import { readToken, storeToken } from "../../session/index.ts";
import { CompleteProfile } from "./CompleteProfile.tsx";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { LinkChecked } from "./LinkChecked.tsx";
import { View } from "./View.tsx";

/** Name under which it is kept which invitation was accepted: a reload then goes on with the profile. */
const ACCEPTED = "accepted-invitation";

/** Joins a team with the link of an invitation: a password first, which signs in, then the profile. */
export default function ConfirmInvite(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const { code, returnTo, onLeave } = page;
  const [joined, setJoined] = useState(
    () => code !== null && readDraft(ACCEPTED) === code && readToken() !== null,
  );
  const query = useEndpoint(
    checkInvitation,
    { code: code ?? "" },
    { quiet: true, enabled: !!code && !joined },
  );
  const join = (token: string) => {
    storeToken(token);
    storeDraft(ACCEPTED, code);
    setJoined(true);
  };
  const finish = () => {
    storeDraft(ACCEPTED, null);
    onLeave(returnTo);
  };
  return (
    <CredentialFrame {...page}>
      {joined ? (
        <View title={t("profile.title")} subtitle={t("profile.subtitle")} back={false}>
          <CompleteProfile onDone={finish} />
        </View>
      ) : (
        <LinkChecked query={query} code={code} next="signIn">
          {({ company_name, email, inviter, role }, checked, onProblem) => (
            <View
              title={t("invite.title", { company: company_name })}
              subtitle={inviter ? t(`invite.invited.${role}`, { inviter }) : t(`invite.team.${role}`)}
            >
              <JoinForm code={checked} email={email} onJoined={join} onProblem={onProblem} />
            </View>
          )}
        </LinkChecked>
      )}
    </CredentialFrame>
  );
}
