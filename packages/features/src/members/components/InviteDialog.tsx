import { type Language, LINK_MS } from "@candor/api/entities";
import { ConfirmDialog, Dialog } from "@candor/ui/dialogs";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeDraft, useFormat } from "../../platform/index.ts";
import { useInvite } from "../queries.ts";
import { INVITE_DRAFT, type Invitation } from "../schema.ts";
import { Failure } from "./Failure.tsx";
import { InviteForm } from "./InviteForm.tsx";

const DAY_MS = 86_400_000;

export interface InviteDialogProps {
  /** Languages that the mail may have. */
  languages: readonly Language[];
  onClose: () => void;
}

/** Invites somebody by e-mail. Closing with something typed asks first. */
export function InviteDialog({ languages, onClose }: InviteDialogProps) {
  const { t } = useTranslation(["members", "common"]);
  const format = useFormat();
  const { show } = useNotice();
  const form = useId();
  const invite = useInvite();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (invitation: Invitation) => {
    const { email } = await invite.mutateAsync(invitation);
    show({ kind: "success", text: t("form.sent", { email }) });
    onClose();
  };
  const leave = () => {
    if (invite.isPending) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={t("form.title")}
        description={t("form.text", { days: format.count(LINK_MS.invite / DAY_MS) })}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button onClick={leave}>{t("common:action.cancel")}</Button>
            <Button type="submit" form={form} variant="primary" loading={invite.isPending}>
              {t("form.submit")}
            </Button>
          </>
        }
      >
        <InviteForm id={form} languages={languages} onSend={send} onDirty={setDirty} onFailure={setFailure} />
        <Failure text={failure} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("discard.title")}
        text={t("discard.text")}
        confirmLabel={t("discard.discard")}
        cancelLabel={t("discard.continue")}
        closeLabel={t("common:action.close")}
        onConfirm={() => {
          storeDraft(INVITE_DRAFT, null);
          onClose();
        }}
        destructive
      />
    </>
  );
}
