import { type Language, LINK_MS } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useInvite } from "../queries.ts";
import { INVITE_DRAFT, type Invitation } from "../schema.ts";
import { InviteForm } from "./InviteForm.tsx";

const DAY_MS = 86_400_000;

export interface InviteDialogProps {
  /** Languages that the mail may have. */
  languages: readonly Language[];
  onClose: () => void;
}

/** Invites somebody by e-mail. */
export function InviteDialog({ languages, onClose }: InviteDialogProps) {
  const { t } = useTranslation("members");
  const format = useFormat();
  const { show } = useNotice();
  const form = useId();
  const invite = useInvite();
  const [dirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (invitation: Invitation) => {
    const { email } = await invite.mutateAsync(invitation);
    show({ kind: "success", text: t("form.sent", { email }) });
    onClose();
  };

  return (
    <FormDialog
      title={t("form.title")}
      description={t("form.text", { days: format.count(LINK_MS.invite / DAY_MS) })}
      draft={INVITE_DRAFT}
      dirty={dirty}
      busy={invite.isPending}
      submit={
        <Button type="submit" form={form} variant="primary" loading={invite.isPending}>
          {t("form.submit")}
        </Button>
      }
      discardText={t("form.unsent")}
      onClose={onClose}
    >
      <InviteForm id={form} languages={languages} onSend={send} onDirty={setDirty} onFailure={setFailure} />
      <Failure text={failure} />
    </FormDialog>
  );
}
