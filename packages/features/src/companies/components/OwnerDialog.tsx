import { LINK_MS, type StaffCompany } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText, useFieldMessage, useFormat, useFormDraft, usePlatform } from "../../platform/index.ts";
import { useInviteOwner } from "../queries.ts";
import { emptyOwner, isAboutEmail, OWNER_DRAFT, type OwnerForm, ownerSchema } from "../schema.ts";
import * as css from "./Dialogs.css.ts";
import { OwnerFields } from "./OwnerFields.tsx";

const DAY_MS = 86_400_000;

export interface OwnerDialogProps {
  company: Pick<StaffCompany, "id" | "name">;
  onClose: () => void;
}

/** Invites an administrator, or sends an open invitation again. A refusal keeps what was typed. */
export function OwnerDialog({ company, onClose }: OwnerDialogProps) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const { language } = usePlatform();
  const { show } = useNotice();
  const errorText = useErrorText();
  const say = useFieldMessage();
  const id = useId();
  const invite = useInviteOwner();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<OwnerForm>({
    defaultValues: emptyOwner(language),
    resolver: standardSchemaResolver(ownerSchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, OWNER_DRAFT);
  const { errors, isDirty } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { email } = await invite.mutateAsync({ ...values, company_id: company.id });
      forget();
      show({ kind: "success", text: t("invite.done", { email }) });
      onClose();
    } catch (error) {
      const text = errorText(error);
      if (isAboutEmail(error))
        form.setError("email", { type: "server", message: text }, { shouldFocus: true });
      else setFailure(t("invite.failed", { reason: text }));
    }
  });

  return (
    <FormDialog
      title={t("invite.title")}
      description={t("invite.text", { company: company.name, days: format.count(LINK_MS.invite / DAY_MS) })}
      draft={OWNER_DRAFT}
      dirty={isDirty}
      busy={invite.isPending}
      submit={
        <Button type="submit" form={id} variant="primary" loading={invite.isPending}>
          {t("invite.submit")}
        </Button>
      }
      discardText={t("invite.unsent")}
      onClose={onClose}
    >
      <form id={id} className={css.form} onSubmit={send} noValidate>
        <OwnerFields
          email={form.register("email")}
          language={form.register("language")}
          error={say(errors.email)}
        />
      </form>
      <Failure text={failure} />
    </FormDialog>
  );
}
