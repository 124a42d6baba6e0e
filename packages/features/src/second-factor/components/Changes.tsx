import type { beginPasskey, beginTotp, ReplyOf } from "@candor/api/contract";
import type { Passkey, SecondFactors } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import {
  useBeginPasskey,
  useBeginTotp,
  useRemovePasskey,
  useRemoveTotp,
  useRenewRecovery,
} from "../queries.ts";
import { CodesDialog } from "./CodesDialog.tsx";
import { PasskeyDialog } from "./PasskeyDialog.tsx";
import { PasswordDialog } from "./PasswordDialog.tsx";
import { TotpDialog } from "./TotpDialog.tsx";

/** What is being changed, and how far it is. */
export type Change =
  | { kind: "totp"; offer?: ReplyOf<typeof beginTotp> }
  | { kind: "passkey"; offer?: ReplyOf<typeof beginPasskey> }
  | { kind: "removeTotp" }
  | { kind: "removePasskey"; passkey: Passkey }
  | { kind: "renew" }
  | { kind: "codes"; codes: readonly string[] };

export interface ChangesProps {
  factors: SecondFactors;
  change: Change;
  /** The next step; null: done, or given up. */
  onChange: (change: Change | null) => void;
}

/** The dialogs behind each change: first the password, then what it is for. */
export function Changes({ factors, change, onChange }: ChangesProps) {
  const { t } = useTranslation("second-factor");
  const { show } = useNotice();
  const beginTotp = useBeginTotp();
  const beginPasskey = useBeginPasskey();
  const removeTotp = useRemoveTotp();
  const removePasskey = useRemovePasskey();
  const renew = useRenewRecovery();
  const close = () => onChange(null);
  const done = (text: string, codes: string[] | null = null) => {
    show({ kind: "success", text });
    onChange(codes && { kind: "codes", codes });
  };
  const last = factors.passkeys.length + (factors.totp_since === null ? 0 : 1) === 1;
  switch (change.kind) {
    case "codes":
      return <CodesDialog codes={change.codes} onClose={close} />;
    case "totp":
      if (change.offer)
        return (
          <TotpDialog
            offer={change.offer}
            onDone={(codes) => done(t("dialog.totp.done"), codes)}
            onClose={close}
          />
        );
      return (
        <PasswordDialog
          title={t("dialog.totp.title")}
          text={t("dialog.totp.ask")}
          submitLabel={t("password.next")}
          run={(current_password) => beginTotp.mutateAsync({ current_password })}
          onDone={(offer) => onChange({ kind: "totp", offer })}
          onClose={close}
        />
      );
    case "passkey":
      if (change.offer)
        return (
          <PasskeyDialog
            offer={change.offer}
            onDone={(name, codes) => done(t("dialog.passkey.done", { name }), codes)}
            onClose={close}
          />
        );
      return (
        <PasswordDialog
          title={t("dialog.passkey.title")}
          text={t("dialog.passkey.ask")}
          submitLabel={t("password.next")}
          run={(current_password) => beginPasskey.mutateAsync({ current_password })}
          onDone={(offer) => onChange({ kind: "passkey", offer })}
          onClose={close}
        />
      );
    case "removeTotp":
      return (
        <PasswordDialog
          title={t("dialog.removeTotp.title")}
          text={t(last ? "dialog.removeTotp.last" : "dialog.removeTotp.text")}
          submitLabel={t("dialog.removeTotp.submit")}
          run={(current_password) => removeTotp.mutateAsync({ current_password })}
          onDone={() => done(t("dialog.removeTotp.done"))}
          onClose={close}
        />
      );
    case "removePasskey": {
      const { id, name } = change.passkey;
      return (
        <PasswordDialog
          title={t("dialog.removePasskey.title", { name })}
          text={t(last ? "dialog.removePasskey.last" : "dialog.removePasskey.text")}
          submitLabel={t("dialog.removePasskey.submit")}
          run={(current_password) => removePasskey.mutateAsync({ id, current_password })}
          onDone={() => done(t("dialog.removePasskey.done", { name }))}
          onClose={close}
        />
      );
    }
    case "renew":
      return (
        <PasswordDialog
          title={t("dialog.renew.title")}
          text={t("dialog.renew.text")}
          submitLabel={t("dialog.renew.submit")}
          run={(current_password) => renew.mutateAsync({ current_password })}
          onDone={({ recovery_codes: codes }) => onChange({ kind: "codes", codes })}
          onClose={close}
        />
      );
  }
}
