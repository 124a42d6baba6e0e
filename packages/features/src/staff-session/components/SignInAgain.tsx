import { misInfo, staffSignIn } from "@candor/api/contract";
import type { StaffUser } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { type Arriving, endpointQuery, storeDraft, usePlatform } from "../../platform/index.ts";
import { EMAIL_DRAFT, SignInForm } from "../../session/index.ts";
import { storeStaffToken } from "../token.ts";
import { type OpenStep, SecondStep } from "./SecondStep.tsx";

export interface SignInAgainProps extends Arriving {
  /** Whose session has ended. */
  user: StaffUser;
  /** The same person is signed in again. */
  onAgain: () => void;
  /** Somebody else is: nothing of what is open is theirs. */
  onOther: () => void;
  /** The reader leaves what is open for the sign-in page. */
  onLeave: () => void;
}

/** E-mail, password and second step over the page that was open; then it goes on. */
export default function SignInAgain({ user, onAgain, onOther, onLeave }: SignInAgainProps) {
  const { t } = useTranslation("staff-session");
  const { client } = usePlatform();
  const queries = useQueryClient();
  const [step, setStep] = useState<OpenStep | null>(null);
  const [leaving, setLeaving] = useState(false);
  // Before the form is drawn, which reads it.
  useState(() => storeDraft(EMAIL_DRAFT, user.email));
  const keep = async (token: string) => {
    storeStaffToken(token);
    const now = await queries.fetchQuery({
      ...endpointQuery(client, misInfo, {}, { quiet: true }),
      staleTime: 0,
    });
    if (now.id !== user.id) return onOther();
    onAgain();
    // What failed without a session, and what is older than it.
    await queries.invalidateQueries();
  };
  return (
    <Dialog
      open
      onOpenChange={() => setLeaving(true)}
      width={424}
      title={t("again.title")}
      description={t("again.text")}
      closeLabel={t("again.leave")}
    >
      {step ? (
        <SecondStep
          step={step}
          // The step is used up: where the console does not answer, the reader begins with the password.
          onSession={(token) => void keep(token).catch(() => setStep(null))}
          onAgain={() => setStep(null)}
        />
      ) : (
        <SignInForm
          known
          signIn={async (values) => {
            const reply = await client.call(staffSignIn, values, { quiet: true });
            if ("second_step" in reply) setStep(reply);
            else await keep(reply.token);
          }}
        />
      )}
      <Confirm
        open={leaving}
        onOpenChange={setLeaving}
        title={t("again.leaveTitle")}
        text={t("again.leaveText")}
        confirmLabel={t("again.leave")}
        destructive
        onConfirm={onLeave}
      />
    </Dialog>
  );
}
