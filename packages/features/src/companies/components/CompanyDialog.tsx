import { COMPANY_NAME_MAX, LINK_MS, type StaffCompany } from "@candor/api/entities";
import { Button, Select, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText, useFieldMessage, useFormat, useFormDraft, usePlatform } from "../../platform/index.ts";
import { PLAN_NAMES } from "../list-state.ts";
import { useCreateCompany } from "../queries.ts";
import {
  COMPANY_DRAFT,
  type CompanyForm,
  companySchema,
  emptyCompany,
  isAboutEmail,
  toPayload,
} from "../schema.ts";
import * as css from "./Dialogs.css.ts";
import { OwnerFields } from "./OwnerFields.tsx";

const DAY_MS = 86_400_000;

export interface CompanyDialogProps {
  onClose: () => void;
  onCreated: (company: StaffCompany) => void;
}

/** Makes a company and invites its first administrator. A refusal keeps what was typed. */
export function CompanyDialog({ onClose, onCreated }: CompanyDialogProps) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const { language } = usePlatform();
  const { show } = useNotice();
  const errorText = useErrorText();
  const say = useFieldMessage();
  const id = useId();
  const create = useCreateCompany();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<CompanyForm>({
    defaultValues: emptyCompany(language),
    resolver: standardSchemaResolver(companySchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, COMPANY_DRAFT);
  const { errors, isDirty } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const company = await create.mutateAsync(toPayload(values));
      forget();
      show({ kind: "success", text: t("form.done", { name: company.name, email: values.email }) });
      onCreated(company);
    } catch (error) {
      const text = errorText(error);
      if (isAboutEmail(error))
        form.setError("email", { type: "server", message: text }, { shouldFocus: true });
      else setFailure(t("form.failed", { reason: text }));
    }
  });

  return (
    <FormDialog
      title={t("form.title")}
      description={t("form.text", { days: format.count(LINK_MS.invite / DAY_MS) })}
      draft={COMPANY_DRAFT}
      dirty={isDirty}
      busy={create.isPending}
      submit={
        <Button type="submit" form={id} variant="primary" loading={create.isPending}>
          {t("form.submit")}
        </Button>
      }
      discardText={t("form.unsent")}
      onClose={onClose}
    >
      <form id={id} className={css.form} onSubmit={send} noValidate>
        <TextField
          label={t("form.name")}
          required
          autoComplete="off"
          bound={COMPANY_NAME_MAX + 1}
          clearLabel={t("form.nameClear")}
          error={say(errors.name)}
          {...form.register("name")}
        />
        <Select
          label={t("form.plan")}
          options={PLAN_NAMES.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
          {...form.register("plan")}
        />
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
