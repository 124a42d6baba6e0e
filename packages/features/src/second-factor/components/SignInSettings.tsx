import type { SecondFactors, StaffUser } from "@candor/api/entities";
import { KeyValueList } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SessionList } from "../../account/index.ts";
import { ScreenHead } from "../../frames/index.ts";
import { Loaded, useFormat } from "../../platform/index.ts";
import { STAFF_HOME_PATH } from "../../staff-session/index.ts";
import { NewPasswordDialog } from "../parts.ts";
import { useOwnSessions, useRevokeOtherSessions, useRevokeSession, useSecondFactors } from "../queries.ts";
import { type Change, Changes } from "./Changes.tsx";
import { Passkeys } from "./Passkeys.tsx";
import * as css from "./SecondFactor.css.ts";

export interface SignInSettingsProps {
  user: StaffUser;
}

/** How the reader signs in to the console: the second step, and what replaces it when it is lost. */
export function SignInSettings({ user }: SignInSettingsProps) {
  const { t } = useTranslation("second-factor");
  const query = useSecondFactors();
  const sessions = useOwnSessions();
  const revoke = useRevokeSession();
  const revokeOthers = useRevokeOtherSessions();
  const [change, setChange] = useState<Change | null>(null);
  const [changing, setChanging] = useState(false);
  return (
    <>
      <ScreenHead title={t("title")} sentence={user.email} />
      {user.must_enrol && (
        <Section>
          <div className={css.must}>
            <p className={css.mustTitle}>{t("must.title")}</p>
            <p className={css.note}>{t("must.text")}</p>
          </div>
        </Section>
      )}
      <Section
        title={t("account")}
        actions={<Button onClick={() => setChanging(true)}>{t("changePassword")}</Button>}
      >
        <KeyValueList
          items={[
            { id: "name", label: t("name"), value: user.username },
            { id: "email", label: t("email"), value: user.email },
          ]}
        />
      </Section>
      {changing && <NewPasswordDialog onClose={() => setChanging(false)} />}
      <Loaded query={query} loading={<SkeletonRows label={t("loading")} />}>
        {(factors) => (
          <>
            <Ways factors={factors} onChange={setChange} />
            {factors.required && !user.must_enrol && (
              <Section>
                <Button variant="primary" href={STAFF_HOME_PATH}>
                  {t("ready")}
                </Button>
              </Section>
            )}
            {change && <Changes factors={factors} change={change} onChange={setChange} />}
          </>
        )}
      </Loaded>
      <SessionList
        {...{ query: sessions, revoke, revokeOthers }}
        endOthersText={t("endOthersText")}
        endedText={t("endedText")}
      />
    </>
  );
}

interface WaysProps {
  factors: SecondFactors;
  onChange: (change: Change) => void;
}

function Ways({ factors, onChange }: WaysProps) {
  const { t } = useTranslation("second-factor");
  const { dateTime } = useFormat();
  const { totp_since: since, passkeys, recovery_left: left } = factors;
  const on = since !== null || passkeys.length > 0;
  return (
    <>
      <Section title={t("two.title")}>
        <p className={css.note}>{t(on ? "two.on" : "two.off")}</p>
      </Section>
      <Section
        level={3}
        title={t("totp.title")}
        actions={
          <>
            <Button onClick={() => onChange({ kind: "totp" })}>
              {t(since ? "totp.replace" : "totp.add")}
            </Button>
            {since && <Button onClick={() => onChange({ kind: "removeTotp" })}>{t("totp.remove")}</Button>}
          </>
        }
      >
        <p className={css.note}>{since ? t("totp.since", { at: dateTime(since) }) : t("totp.none")}</p>
      </Section>
      <Passkeys
        factors={factors}
        onAdd={() => onChange({ kind: "passkey" })}
        onRemove={(passkey) => onChange({ kind: "removePasskey", passkey })}
      />
      {on && (
        <Section
          level={3}
          title={t("recovery.title")}
          actions={<Button onClick={() => onChange({ kind: "renew" })}>{t("recovery.renew")}</Button>}
        >
          <p className={css.note}>{t("recovery.left", { count: left })}</p>
        </Section>
      )}
    </>
  );
}
